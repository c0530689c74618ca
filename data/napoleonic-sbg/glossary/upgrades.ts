import type { GlossaryEntry, GlossaryTable } from '@/lib/roster/glossary';
import { limberCrewman, masterGunner } from '../guns';
import type { Stats } from '../row';
import { adaptation } from './source';

function statTable(stats: Stats): GlossaryTable {
  const { fight, strength, defence, attacks, wounds, courage, might, will, fate } = stats;
  const figures = { F: fight, S: strength, D: defence, A: attacks, W: wounds, C: courage };
  const heroic = might === undefined ? {} : { Might: might, Will: will, Fate: fate };
  const line = Object.entries({ ...figures, ...heroic });
  return { head: line.map(([name]) => name), rows: [line.map(([, figure]) => `${figure}`)] };
}

/** What a gun fires, and what it may buy. */
export const upgrades: readonly GlossaryEntry[] = [
  {
    id: 'round-shot',
    term: 'Round Shot',
    kind: 'gun',
    summary:
      'What every gun fires without paying more. It flies on along the line of fire, striking each model in its path on 4+; every man it kills costs it 1 Strength and 2″ of range, and it stops at the first it fails to kill.',
    source: adaptation('Types of Shot'),
    see: ['grape-shot', 'canister-shot', 'howitzer-shell'],
  },
  {
    id: 'howitzer-shell',
    term: 'Howitzer shell',
    kind: 'gun',
    summary:
      'From 15″ to 80″, at anything that a friend can see; a 1 on the fuse die spoils it. Strength 12 on the target, killing if it wounds, and Strength 2D6 on all within D3″, who are thrown down too; 2D6 also on a siege target.',
    source: adaptation('Types of Shot'),
    see: ['5-5-howitzer', '6-howitzer', 'first-ordnance-officer'],
  },
  {
    id: 'extra-crew',
    term: 'Extra Crew',
    kind: 'gun',
    summary: 'One more crewman like the rest, for 6 points; no limit is printed.',
    source: adaptation('Profiles, Cannon'),
    see: ['crew'],
  },
  {
    id: 'grape-shot',
    term: 'Grape Shot',
    kind: 'gun',
    summary:
      'Reaches half as far as round shot and does not scatter: a Strength 6 hit on the target and each model within the grape radius, none of them thrown down or killed outright. Anyone In the Way is hit too and halves the radius; not against siege targets.',
    source: adaptation('Types of Shot'),
    see: ['round-shot', 'cannon-table'],
  },
  {
    id: 'canister-shot',
    term: 'Canister Shot',
    kind: 'gun',
    summary:
      'Reaches a third as far as round shot and does not scatter: a Strength 4 hit on the target and each model within the canister radius, none of them thrown down or killed outright. Anyone In the Way is hit too and halves the radius; not against siege targets.',
    source: adaptation('Types of Shot'),
    see: ['round-shot', 'cannon-table'],
  },
  {
    id: 'superior-construction',
    term: 'Superior Construction',
    kind: 'gun',
    summary: 'Multiplies the range by 1.25 and rounds up: 42″ becomes 53″.',
    source: adaptation('Modifying Cannon'),
    see: ['cannon-table'],
  },
  {
    id: 'siege-veterans',
    term: 'Siege Veterans',
    kind: 'gun',
    summary:
      'When the gun wounds a siege target, two dice go on the Batter chart and the better one counts, so long as every man of the crew is a veteran.',
    source: adaptation('Modifying Cannon'),
    see: ['batter-chart', 'batter-points'],
  },
  {
    id: 'master-gunner',
    term: 'Master Gunner',
    kind: 'gun',
    summary:
      'An extra man, free to change guns. The one he serves rolls two dice to hit and for scatter and keeps the better, and may use his Might as with an Engineer Captain in the core rulebook.',
    source: adaptation('Modifying Cannon'),
    see: ['might', 'crew'],
    table: statTable(masterGunner),
  },
  {
    id: 'limber-team',
    term: 'Limber Team',
    kind: 'gun',
    summary:
      'Horses and mounted crew with daggers, as many as the table gives. A gun that spends a turn touching its limber is hitched and goes as fast as they do; at the number for half speed it goes half as fast, and with fewer horses, or no crew, it stands.',
    source: adaptation('Modifying Cannon'),
    see: ['limber-table', 'crew', 'horse'],
    table: statTable(limberCrewman),
  },
];

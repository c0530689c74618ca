import type { GlossaryEntry, GlossaryTable } from '@/lib/roster/glossary';
import { cannons, grapeRangeOf, howitzerShell, rangeOf, rockets } from '../guns';
import type { Cannon, Rocket } from '../guns';
import { adaptation } from './source';

function cannonTable(term: string, gun: Cannon): GlossaryTable {
  const { limber } = gun;
  const shell =
    gun.kind === 'howitzer'
      ? [
          [
            'Shell',
            `${howitzerShell.minRangeInches}″ to ${howitzerShell.maxRangeInches}″, Strength ${howitzerShell.strength}`,
          ],
        ]
      : [];
  return {
    head: ['Figure', term],
    rows: [
      ['Range', `${gun.rangeInches}″ (Superior Construction ${rangeOf(gun, true)}″)`],
      ['Strength', `${gun.strength.half} to half range, ${gun.strength.full} beyond`],
      ...shell,
      ['Scatter', `${gun.scatterInches}″`],
      ['Min. crew', `${gun.minCrew}`],
      ['Defence', `${gun.defence}`],
      ['Batter Points', `${gun.batterPoints}`],
      ['Grape Shot', `range ${grapeRangeOf(gun)}″, radius ${gun.grapeRadiusInches}″`],
      ['Canister Shot', `range ${gun.canisterRangeInches}″, radius ${gun.canisterRadiusInches}″`],
      [
        'Limber Team',
        `${limber.crew} crew, ${limber.horses} horses (half speed with ${limber.horsesForHalfSpeed})`,
      ],
    ],
  };
}

function cannonEntry(id: string, term: string, gun: Cannon, summary: string): GlossaryEntry {
  const see = ['crew', 'round-shot', 'cannon-table'];
  return {
    id,
    term,
    kind: 'gun',
    summary,
    source: adaptation('Cannon!'),
    see: gun.kind === 'howitzer' ? [...see, 'howitzer-shell'] : see,
    table: cannonTable(term, gun),
  };
}

function rocketEntry(id: string, term: string, rocket: Rocket, summary: string): GlossaryEntry {
  return {
    id,
    term,
    kind: 'gun',
    summary,
    source: adaptation('Rockets'),
    see: ['rapid-fire', 'rocket-table', 'rocket-scatter-chart'],
    table: {
      head: ['Figure', term],
      rows: [
        ['Range', `${rocket.rangeInches}″ (Superior Construction ${rangeOf(rocket, true)}″)`],
        ['Strength', `${rocket.strength}`],
        ['Radius', `${rocket.radiusInches}″, Strength ${rocket.nearbyStrength}`],
        ['Scatter', `${rocket.scatterInches}″`],
        ['Min. crew', `${rocket.minCrewFiring} to fire, ${rocket.minCrewMoving} to move`],
      ],
    },
  };
}

/** Every gun and rocket that a profile fields, each with its row of the tables. */
export const guns: readonly GlossaryEntry[] = [
  cannonEntry(
    '3-pdr-cannon',
    '3 Pdr Cannon',
    cannons['3-pdr'],
    'The lightest piece: two men serve it. It hits on 5+, as all guns do, on 4+ within half range and 3+ within a quarter.',
  ),
  cannonEntry(
    '4-pdr-cannon',
    '4 Pdr Cannon',
    cannons['3-pdr'],
    "France's light piece, fired by the row of the 3 Pdr: a calibre one pound off uses its neighbour's figures.",
  ),
  cannonEntry(
    '6-pdr-cannon',
    '6 Pdr Cannon',
    cannons['6-pdr'],
    'A light field gun for three men, four of whom come with it.',
  ),
  cannonEntry(
    '8-pdr-cannon',
    '8 Pdr Cannon',
    cannons['9-pdr'],
    "France's field gun, fired by the row of the 9 Pdr: a calibre one pound off uses its neighbour's figures.",
  ),
  cannonEntry(
    '9-pdr-cannon',
    '9 Pdr Cannon',
    cannons['9-pdr'],
    'A field gun for three men, four of whom come with it.',
  ),
  cannonEntry(
    '12-pdr-cannon',
    '12 Pdr Cannon',
    cannons['12-pdr'],
    'The heavy field gun: four men fire it, five come with it.',
  ),
  cannonEntry(
    '18-pdr-cannon',
    '18 Pdr Cannon',
    cannons['18-pdr'],
    'A siege gun that comes with just the five men who fire it. Pushed by hand it never beats half speed.',
  ),
  cannonEntry(
    '24-pdr-cannon',
    '24 Pdr Cannon',
    cannons['24-pdr'],
    'The heaviest siege gun: five men fire it, six come with it. Pushed by hand it never beats half speed.',
  ),
  cannonEntry(
    '5-5-howitzer',
    '5.5 Howitzer',
    cannons.howitzer,
    "Britain's 5.5 inch howitzer, with round shot and its own shell. The 12 in its profile is the Strength of the shell.",
  ),
  cannonEntry(
    '6-howitzer',
    '6 Howitzer',
    cannons.howitzer,
    "France's 6 inch howitzer, with round shot and its own shell. The 12 in its profile is the Strength of the shell.",
  ),
  rocketEntry(
    '12-lb-congreve-rocket-battery',
    '12 lb Congreve Rocket Battery',
    rockets['12-lb'],
    'Hits on 5+ at every distance, kills whomever it wounds and throws down all in its radius. Its profile prints Strength 9, the table 7: the table is followed here.',
  ),
  rocketEntry(
    '24-lb-congreve-rocket-battery',
    '24 lb Congreve Rocket Battery',
    rockets['24-lb'],
    'Hits on 5+ at every distance, kills whomever it wounds and throws down all in its radius.',
  ),
];

import type { GlossaryEntry } from '@/lib/roster/glossary';
import { cannonIds, cannons, rocketIds, rockets } from '../guns';
import { chartDefences, woundChart } from '../to-wound';
import { shootingItems } from '../weapons';
import type { ShootingItem } from '../weapons';
import { adaptation } from './source';

const redirected = 'A target on your own side in reach, if the opponent wants one: else a miss';
const missed = 'Miss';
const another = 'Another enemy in reach: the opponent picks';
const struck = 'The target';

/** Scatter by die; the columns are the numbers of enemies about the target, fewest first. */
const scatterRows = [
  ['1', redirected, redirected, redirected],
  ['2', missed, missed, missed],
  ['3', missed, missed, another],
  ['4', missed, another, another],
  ['5', another, another, another],
  ['6', struck, struck, struck],
];

const shots = shootingItems.filter((item) => item.name !== 'Brace of Pistols');

function scatterCell(item: ShootingItem): string {
  if (item.scatterInches) return `${item.scatterInches}″`;
  return item.templateInches ? `${item.templateInches}″ template` : '–';
}

/** The tables and charts of the adaptation. */
export const tables: readonly GlossaryEntry[] = [
  {
    id: 'small-arms',
    term: 'Small arms',
    kind: 'table',
    summary:
      'Range, Strength within half range and beyond it, the part of the move given up to shoot, and scatter.',
    source: adaptation('Shoot Phase'),
    see: ['half-range', 'movement-penalty', 'scatter'],
    table: {
      head: ['Weapon', 'Range', 'Near', 'Far', 'Move given up', 'Scatter'],
      rows: shots.map((item) => [
        item.name,
        `${item.rangeInches}″`,
        `${item.strength.half}`,
        `${item.strength.full}`,
        item.moveCost,
        scatterCell(item),
      ]),
    },
  },
  {
    id: 'wound-chart',
    term: 'Wound Chart',
    kind: 'table',
    summary:
      'The score that a Strength (rows) needs against a Defence (columns). 6/4 is a 6 and then a 4 or more; a dash cannot wound.',
    source: adaptation('Wound Chart'),
    see: ['strength', 'defence'],
    table: {
      head: ['S', ...chartDefences.map((defence) => `D${defence}`)],
      rows: woundChart.map((scores, index) => [
        `${index + 1}`,
        ...scores.map((score) => score ?? '–'),
      ]),
    },
  },
  {
    id: 'cannon-table',
    term: 'Cannon! table',
    kind: 'table',
    summary:
      'Guns by weight of shot. Grape reaches half the range; a national calibre one pound off uses the nearest row.',
    source: adaptation('Cannon!'),
    see: ['min-crew', 'scatter', 'national-calibres'],
    table: {
      head: [
        'Gun',
        'Range',
        'Near',
        'Far',
        'Scatter',
        'Min. crew',
        'Defence',
        'Batter Points',
        'Grape radius',
        'Canister radius',
        'Canister range',
      ],
      rows: cannonIds.map((id) => {
        const gun = cannons[id];
        return [
          gun.name,
          `${gun.rangeInches}″`,
          `${gun.strength.half}`,
          `${gun.strength.full}`,
          `${gun.scatterInches}″`,
          `${gun.minCrew}`,
          `${gun.defence}`,
          `${gun.batterPoints}`,
          `${gun.grapeRadiusInches}″`,
          `${gun.canisterRadiusInches}″`,
          `${gun.canisterRangeInches}″`,
        ];
      }),
    },
  },
  {
    id: 'limber-table',
    term: 'Limber Team table',
    kind: 'table',
    summary:
      'What a limber team brings for each gun, and with how many horses left it goes at half speed.',
    source: adaptation('Modifying Cannon'),
    see: ['limber-team'],
    table: {
      head: ['Gun', 'Crew', 'Horses', 'Half speed with'],
      rows: cannonIds.map((id) => {
        const { crew, horses, horsesForHalfSpeed } = cannons[id].limber;
        return [cannons[id].name, `${crew}`, `${horses}`, `${horsesForHalfSpeed}`];
      }),
    },
  },
  {
    id: 'rocket-table',
    term: 'Rockets',
    kind: 'table',
    summary:
      'Range 80″, hit on 5+ without range bonus, scatter 10″. Half the moving crew, rounded up, pushes the battery at half speed and more at full speed.',
    source: adaptation('Rockets'),
    see: ['12-lb-congreve-rocket-battery', '24-lb-congreve-rocket-battery'],
    table: {
      head: ['Rocket', 'Crew to move', 'Crew to fire', 'Strength', 'Radius', 'Strength nearby'],
      rows: rocketIds.map((id) => {
        const rocket = rockets[id];
        return [
          rocket.name,
          `${rocket.minCrewMoving}`,
          `${rocket.minCrewFiring}`,
          `${rocket.strength}`,
          `${rocket.radiusInches}″`,
          `${rocket.nearbyStrength}`,
        ];
      }),
    },
  },
  {
    id: 'scatter-chart',
    term: 'Scatter chart',
    kind: 'table',
    summary: 'For each hit by a weapon that scatters, by enemies within its scatter distance.',
    source: adaptation('Scatter'),
    see: ['scatter'],
    table: { head: ['Die', '1 to 2 enemies', '3 to 5', '6 or more'], rows: scatterRows },
  },
  {
    id: 'rocket-scatter-chart',
    term: 'Rocket scatter chart',
    kind: 'table',
    summary:
      'For rockets, and for howitzers firing blind, by enemies within 10″. The printed columns overlap at 15 and 30.',
    source: adaptation('Rockets'),
    see: ['scatter', 'howitzer-shell'],
    table: { head: ['Die', '0 to 15 enemies', '15 to 30', '30 or more'], rows: scatterRows },
  },
  {
    id: 'batter-chart',
    term: 'Batter chart',
    kind: 'table',
    summary: 'Batter Points scored by a blow that wounds a siege target.',
    source: adaptation('Firing Cannon'),
    see: ['batter-points', 'siege-veterans'],
    table: {
      head: ['Die', 'Any blow', 'Strength 10', 'Strength 13'],
      rows: [
        ['1', '0', '0', '0'],
        ['2 to 5', '1', '2', '3'],
        ['6', '2', '4', '6'],
      ],
    },
  },
  {
    id: 'courage-bonuses',
    term: 'Courage bonuses',
    kind: 'table',
    summary: 'Each kind counts once for a model; the kinds add up.',
    source: adaptation('Courage'),
    see: ['courage', 'sphere-of-influence', 'banner', 'musician'],
    table: {
      head: ['From', 'Within', 'For'],
      rows: [
        ['Private or NCO', '6″', 'his rank and below'],
        ['Officer', '12″', 'his rank and below'],
        ['Banner', '3″', 'everyone, the bearer too'],
        ['Musician', '12″', 'privates, not himself'],
        ['Bagpipes', '16″', 'privates and NCOs, not himself'],
        ['General', '24″', 'his rank and below'],
      ],
    },
  },
  {
    id: 'cover-table',
    term: 'In the Way! table',
    kind: 'table',
    summary: 'What the shooter must roll for his shot to pass the cover.',
    source: adaptation('In the Way!'),
    see: ['in-the-way'],
    table: {
      head: ['Roll', 'Cover'],
      rows: [
        ['3+', 'bushes, hedges, split rail fences'],
        ['4+', 'low walls, solid fences, windows, barrels and crates, rocks'],
        ['5+', 'boulders, high walls, small windows'],
      ],
    },
  },
];

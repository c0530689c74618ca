/** Sentences about the turn of a whole squad. */
export const squad = {
  name: 'A whole turn',
  leader: 'Leader near everybody',
  leaderHelp: 'All but the Leader himself have +1.',
  nco: 'NCO near everybody',
  ncoHelp: 'All but himself have +1: he commands where there is no Leader.',
  orders: 'The Leader orders groups',
  ordersHelp: 'Two to six models in contact within Long of him roll as one; everybody has his +1.',
  musician: 'Musician within Long of Leader and group',
  musicianHelp: 'One group throws one die that failed again.',
  leadership: 'France’s Leadership',
  leadershipHelp: 'Optional, once a game: one turnover is ignored.',
  enemyScouts: 'Scouts of the enemy',
  austria: 'Austria’s Light Cavalry Scouting',
  austriaHelp: 'Optional: +1.',
  side: 'Chooses to attack or to defend',
  scouts:
    'Attacker and defender: both roll a die and add 1 for each Scout; the higher chooses, equal rolls are thrown again.',
  average: 'Actions before the turn passes',
  all: 'Everybody gets his go',
  head: ['Goes', 'Models', 'Needs', 'Dice'] as readonly string[],
  needs: (needed: number) => `${needed}+`,
  models: (count: number, name: string) => `${count}\u00a0× ${name}`,
  own: (name: string, actions: number) =>
    actions === 1 ? `${name}: 1 action of his own` : `${name}: ${actions} actions of his own`,
  none: '–',
  group: (models: string) => `Group: ${models}`,
  groupWithMusician: (models: string) => `Group, with the Musician: ${models}`,
  leg: (who: string, dice: number) => `${who}, ${dice === 1 ? '1 die' : `${dice} dice`}`,
  branch: (legs: string) =>
    `The order shown is that in which every roll comes off in full. If one die of the Leader fails, it goes on like this: ${legs}.`,
  groups:
    'The Leader must have rolled; each of his actions is an order or an action of his own. A group rolls once against its worst Quality, and each success is an action for every model in it. A turnover of a group ends his orders, too.',
  worst:
    'Of the groups of one size with one worst Quality, that of the worst models is the best, so that the others were not looked at. What an order costs him is not counted as an action.',
  ownActions:
    'With a turnover in his own roll the Leader is taken to spend his one success on himself. All models are taken to stand where he wants them.',
  reroll:
    'The Musician helps one group in a turn: one die that failed is thrown again. Which group, was tried.',
  pardon:
    'With France’s Leadership the first turnover is ignored: the others go on, the model or group that failed does not.',
  pardonNow:
    'It is taken to be used for the first turnover of this turn; after an ignored turnover of a group the Leader is taken to go on with his orders.',
  once: 'Everyone is activated once, by himself or in a group, and the action that a lone success earns beside a turnover is counted.',
  rules:
    'After a roll without a turnover all that matters is who is still to go, and what orders and help are left. So the best of every such state was worked out, from the last man back, over every choice of model and number of dice.',
  one: 'A single die can never be a turnover, so that it costs nothing to let models go that way first.',
  ratio:
    'Among the rest, whoever brings more actions for each chance of a turnover goes before the other.',
  alone:
    'Everyone is activated by himself, once, and the action that a lone success earns beside a turnover is counted.',
  beyond:
    'An Unreliable model is taken to be within Medium of the Leader where he is near, else beyond.',
};

import { quoted } from '../../roster/quoted';
import {
  count as countOf,
  join,
  joinByWho,
  joinSome,
  sentence,
  times,
  withArticle,
  word,
} from '../english';
import type { KitWords } from '../speech/kit-words';
import type { Noun } from '../speech/noun';
import { describeAllowed } from './allowed';
import { describeCarriers, describeCovers, shown } from './figures';

/** As many of something as its number asks for. */
function numbered(n: number, { one, many }: Noun): string {
  return n === 1 ? one : many;
}

/** The sentences of the kit's rules in English. */
export const kit: KitWords = {
  contract: 'Muster Roll, list file',
  listed: 'The options listed with the profile',
  unknownProfile: {
    summary: 'Every entry names a profile of the ruleset.',
    message: ({ profiles }) =>
      `Not in this roster: ${joinSome(profiles.map(quoted))}. Kept as stored, counted as nothing.`,
    reason: () => 'Not in this roster',
  },
  unknownOption: {
    summary: 'A profile takes only the options that its entry lists.',
    message: ({ of }) =>
      `Not offered: ${joinByWho(of, ({ option, name }) => name ?? quoted(option), 'for')}.`,
    reason: () => 'An option that it is not offered',
  },
  settingInvalid: {
    summary: 'Settings have values that the ruleset allows.',
    message: ({ names }) =>
      `${names.length === 1 ? 'A setting has' : 'Settings have'} a value that this ruleset does not allow: ${join(names)}. The default is used.`,
  },
  unknownSetting: {
    summary: 'Settings are those of the ruleset.',
    message: ({ names }) =>
      `This ruleset has no setting ${joinSome(names.map(quoted), 'or')}: kept, and not used.`,
  },
  capUnused: {
    summary: 'A ruleset without points uses no cap.',
    message: ({ cap }) => `The cap of ${cap} is not used: this ruleset has no points.`,
  },
  attributeInvalid: {
    summary: 'A unit is described only by the attributes that its profile has.',
    mends: 'settles what describes a unit wrongly',
    message({ unknown, invalid }) {
      const parts = [
        ...(unknown.length > 0
          ? [`not an attribute here: ${joinByWho(unknown, ({ name }) => quoted(name), 'of')}`]
          : []),
        ...(invalid.length > 0
          ? [
              `not allowed: ${joinByWho(
                invalid,
                ({ label, given, allowed }) =>
                  `${label} ${shown(given)} (it is ${describeAllowed(allowed)})`,
                'for',
              )}`,
            ]
          : []),
      ];
      return `${sentence(parts.join('; '))}.`;
    },
    reason: ({ invalid }) =>
      invalid.length > 0 ? 'A value that is not allowed' : 'An attribute that it does not have',
  },
  attributeMissing: {
    summary: 'A unit says what its profile asks of it.',
    mends: 'says what was missing',
    message: ({ of }) =>
      `Still to be given: ${joinByWho(of, ({ label, allowed }) => `${label} (${describeAllowed(allowed)})`, 'for')}.`,
    reason: ({ of }) => `${of[0]?.label ?? 'A figure'} still to be given`,
  },
  attributeRange: (summary) => ({
    summary,
    message: ({ of }) =>
      `Out of range: ${joinByWho(
        of,
        ({ label, value, allowed, isAside }) =>
          `${label} ${value} (it is ${describeAllowed(allowed)}${isAside ? ', as we read it' : ''})`,
        'for',
      )}.`,
    reason: () => 'A figure out of its range',
    mends: 'puts figures within their range',
  }),
  atLeastOne(of) {
    const names = join(
      of.map(({ one }) => withArticle(one)),
      'or',
    );
    return {
      summary: `A list has at least ${names}.`,
      reason: () => 'Nobody in command yet',
      mends: 'puts somebody in command',
      message: () => `Nobody in command: at least ${names} must be in the list.`,
    };
  },
  atMost: ({ max, name }) => ({
    summary: `A list has at most ${word(max)} ${numbered(max, name)}.`,
    message: ({ count }) =>
      `${sentence(word(count))} ${name.many}: only ${word(max)} ${max === 1 ? 'is' : 'are'} allowed.`,
    mends: `leaves ${word(max)} ${numbered(max, name)}`,
    reason: () => `Only ${word(max)} ${numbered(max, name)} ${max === 1 ? 'is' : 'are'} allowed`,
  }),
  carriage: ({ summary, says, reason }) => ({
    summary,
    message: ({ of }) => `${describeCarriers(of, says)}.`,
    reason: () => reason,
  }),
  companion: ({ name, needsName, because }) => ({
    summary: `${sentence(withArticle(name.one))} needs ${withArticle(needsName.one)}: ${because}.`,
    message: () => `${sentence(withArticle(name.one))} and no ${needsName.one}: ${because}.`,
    reason: () => `Needs ${withArticle(needsName.one)}`,
  }),
  lone: (trait) => ({
    summary: `${trait} models are grouped only with other ${trait} models.`,
    message: ({ name }) =>
      `The ${name} is the only ${trait} model, and such models are grouped only with their own kind.`,
  }),
  emptyList: (what) => ({
    summary: `A list has ${what}.`,
    mends: 'begins the list',
    message: () => 'Nobody has been mustered yet.',
  }),
  groupAtMost: ({ max, counted: kinds, name, limit }) => ({
    summary: `${sentence(limit)}.`,
    message: ({ group, has }) =>
      `${group} has ${join(
        has.map((one) =>
          countOf(one.count, one.name, kinds.find((kind) => kind.one === one.name)?.many),
        ),
      )}: ${limit}.`,
    reason: ({ has }) =>
      `Only ${word(max)} ${join(
        kinds
          .filter(({ one }) => has.some((its) => its.name === one))
          .map((of) => numbered(max, of)),
        'or',
      )} in a ${name.one}`,
    mends: `keeps a ${name.one} within its size`,
  }),
  groupNeeds: ({ name, needsName, because }) => ({
    summary: `${sentence(withArticle(name.one))} has ${withArticle(needsName.one)}: ${because}.`,
    message: ({ group }) => `${group} has no ${needsName.one}: ${because}.`,
    reason: () => `Needs ${withArticle(needsName.one)}`,
    mends: `gives ${withArticle(name.one)} its ${needsName.one}`,
  }),
  stands: {
    summary: 'Historical alliances hold: some nations never stand in one list.',
    message: ({ nations, alone }) =>
      `${alone} and ${join(nations)} were enemies: they cannot stand in one list.`,
    reason: ({ alone }) => `${alone} stands against all others`,
  },
  mixedNations: {
    summary: 'Allied nations may be mixed; players agree whose national feature applies.',
    message: ({ nations }) => `${join(nations)} in one list: agree whose national feature applies.`,
  },
  noneOfOwn: {
    summary: 'A list has models of its own nation.',
    message: ({ nation }) => `This is a list of ${nation}, and no model in it is of that nation.`,
  },
  foreigners: {
    summary: 'A list has profiles of its own nation only, unless allies were agreed.',
    message: ({ nations }) =>
      `Profiles of another nation: ${join(nations)}. The source says nothing of mixed forces.`,
    reason: () => 'Of another nation',
  },
  allies: {
    summary: 'Allied contingents are agreed between the players.',
    message: ({ nations }) =>
      `An allied contingent of ${join(nations)}: the source says nothing of mixed forces, so agree it.`,
  },
  typesOpen: {
    summary:
      'Every troop type in the list has an officer or NCO of its own, or a personality who stands in for it.',
    message: ({ types, covers }) =>
      `No officer or NCO for the ${join(types)}.${describeCovers(covers)}`,
    mends: 'gives every troop type a leader',
    reason: () => 'No officer or NCO of its type',
  },
  typesUnavailable: {
    summary:
      'A troop type whose published roster has no officer or NCO cannot be led as the rule asks: players agree.',
    message: ({ types, covers }) =>
      `The published roster has no officer or NCO for the ${join(types)}, and nobody stands in: agree it.${describeCovers(covers)}`,
    reason: () => 'Its roster has no officer or NCO',
  },
  typesLed: 'Troop types led',
  optionLimit: {
    summary: 'A model takes an option once, unless it says otherwise.',
    message: ({ of }) =>
      `More than once for each model: ${joinByWho(of, ({ option, quantity }) => `${option} ${times(quantity)}`, 'for')}.`,
    reason: () => 'An option more than once',
  },
  replacementConflict: {
    summary: 'An item that a model carries can be replaced by one other only.',
    message: ({ of }) =>
      `Replaced twice: ${joinByWho(of, ({ options, item }) => `the ${item} (${join(options)})`, 'of')}.`,
    reason: ({ of }) => `Its ${of[0]?.item ?? 'item'} is replaced already`,
  },
  pointsCap: {
    summary: 'The points of all models together are at most the cap.',
    message: ({ points, cap, over }) => `${points} of ${cap} points: ${over} over.`,
    mends: 'puts the points right',
    reason: ({ over }) => `Would be ${countOf(over, 'point')} over the cap`,
  },
  pointsLeft: {
    summary: 'Points that are left could still buy something.',
    message: ({ left, name, points }) =>
      `${countOf(left, 'point')} left: enough for ${withArticle(name)} at ${points}.`,
  },
  together: ({ summary, message }) => ({ summary, message: () => message }),
  unique: {
    summary: 'A named person stands in a list once.',
    message: ({ names }) => `${join(names)} can be there only once: the source names persons.`,
    mends: 'leaves each person once',
    reason: () => 'A named person, already in the list',
  },
};

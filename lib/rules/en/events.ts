import { count, counted, join } from '../english';
import type { EventWords } from '../speech/event-words';

/** What findings of an event's rules say in English. */
export const events: EventWords = {
  source: (name) => (name ? `Event rules: ${name}` : 'Event rules'),
  ruleset: {
    summary: 'Lists are of the ruleset that the event plays.',
    message: ({ asked, is }) =>
      `This is a list for ${is}; the event plays another ruleset (${asked}).`,
  },
  nations: {
    summary: 'Only profiles of the nations that the event names may be fielded.',
    message: ({ names }) => `The event has no place for ${join(names, 'or')}.`,
    reason: () => 'Of a nation that the event does not have',
  },
  banned: {
    summary: 'Profiles that the event bans stay at home.',
    message: ({ names }) => `Banned at this event: ${join(names)}.`,
    reason: () => 'Banned at this event',
  },
  required: {
    summary: 'Every list has the profiles that the event requires.',
    message: ({ names }) => `Required at this event, and not in the list: ${join(names)}.`,
  },
  copies: (most) => ({
    summary: `At most ${most} of each profile.`,
    message: ({ of }) =>
      `The event allows at most ${most} of each profile: ${join(
        of.map(({ name, count: is }) => counted(is, name)),
      )}.`,
    reason: () => `More than ${most} of it, the most at this event`,
  }),
  models: (most) => ({
    summary: `A list has at most ${count(most, 'model')}.`,
    message: ({ models, over }) =>
      `${count(models, 'model')}, ${over} more than the ${most} that the event allows.`,
    reason: ({ over }) => `${count(over, 'model')} too many for this event`,
  }),
  modelsMeter: 'Models',
};

import type { AttributeRefusals } from '@/lib/roster/attribute-schema';
import { area } from '../../language/area';

const refusals: AttributeRefusals = {
  flag: 'Yes or no',
  choice: 'One of those that are offered',
  number: (min, max) =>
    max === undefined ? `A whole number, ${min} or more` : `A whole number from ${min} to ${max}`,
};

/** What units are asked for that are described instead of bought. */
export const attributesWords = area('attributes', {
  title: 'What it is',
  titleEach: 'What each of them is',
  missing: 'Still to be given.',
  refusals,
  /** What undo calls a change. */
  change: (attribute: string, profile: string) => `${attribute} of ${profile}`,
  notGiven: 'Not given',
  notOffered: (value: string) => `${value} (not offered)`,
  oneLess: (attribute: string) => `${attribute}: one less`,
  oneMore: (attribute: string) => `${attribute}: one more`,
  yes: 'yes',
  /** That what stands there holds by default. */
  isDefault: (ofWhom: string) => `The default for ${ofWhom}`,
  default: (ofWhom: string, value: string) => `Default for ${ofWhom}: ${value}`,
  backToIt: 'Back to it',
  /** After that, for assistive technology. */
  of: (attribute: string) => `for ${attribute}`,
  notAsked: 'Not asked of this unit',
  takeOff: 'Take off',
});

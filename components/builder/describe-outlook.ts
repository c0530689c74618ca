import { reasonOf } from '@/lib/rules/check';
import type { Outlook } from '@/lib/rules/outlook';
import type { Ruleset } from '@/lib/rules/ruleset';
import { wordsOf } from '../language/area';
import { entryWords } from './words/entry';

/** Why an option cannot be had, or what it would cost the list; with the way out, where there is one. */
export function describeOutlook(ruleset: Ruleset, outlook: Outlook): string | undefined {
  switch (outlook.kind) {
    case 'open':
      return undefined;
    case 'costly':
      return reasonOf(ruleset, outlook.finding);
    case 'closed': {
      const reason = reasonOf(ruleset, outlook.finding).replace(/\.$/, '');
      if (!outlook.wayOut) return `${reason}.`;
      const { verb, option } = outlook.wayOut;
      return wordsOf(entryWords).outlook[verb](reason, option.name);
    }
  }
}

import { type KnownRuleset, parseDocument } from '../../roster/document';
import { failure } from '../../roster/read-error';
import type { Found } from '../found';
import { type FoundCarried, parseCarried } from './carried';
import { findProperty } from './info';

function toFound(carried: FoundCarried, known: readonly KnownRuleset[]): Found {
  switch (carried.state) {
    case 'sound': {
      const { document, said } = carried;
      return { form: 'pdf', list: parseDocument(document, known), notes: [], said };
    }
    case 'damaged':
      return {
        form: 'pdf',
        list: failure('invalid-list', 'what the PDF carries of it was cut or changed'),
        notes: [],
      };
    case 'newer':
      return { form: 'pdf', list: failure('unsupported-version', carried.version), notes: [] };
  }
}

/** Every list that a PDF carries, or why there is none; any bytes may be given. */
export function readPdf(bytes: Uint8Array, known: readonly KnownRuleset[]): readonly Found[] {
  const keywords = findProperty(bytes, 'Keywords') ?? '';
  const lists = parseCarried(keywords).map((carried) => toFound(carried, known));
  if (lists.length > 0) return lists;
  const why = 'it is a PDF that carries none, as only rosters printed by Muster Roll do';
  return [{ form: 'pdf', list: failure('not-a-list', why), notes: [] }];
}

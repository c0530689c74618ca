import { Document, pdf } from '@react-pdf/renderer';
import { Fragment } from 'react';
import { formatCarried } from '../../share/pdf/carried';
import type { PrintJob } from '../model';
import { cardPages } from './card-pages';
import type { FontSources } from './faces';
import { loadTypesetter } from './fonts';
import { rosterPages } from './roster-pages';

/** What readers show as the title of the document. */
function titleOf({ sheets, cards }: PrintJob): string {
  const names = sheets.map(({ title }) => title);
  if (names.length > 0) return names.join(', ');
  const [first] = cards;
  return cards.length === 1 && first ? first.name : 'Unit cards';
}

/** Which rules and which tables of ours its figures come from. */
function subjectOf({ sheets, cards }: PrintJob): string {
  const rulesets = [...sheets, ...cards].map(
    ({ ruleset }) => `${ruleset.name}, roster data ${ruleset.dataVersion}`,
  );
  return [...new Set(rulesets)].join('; ');
}

/**
 * Draws a job. Throws when it holds nothing, or when a font cannot be read.
 * The same job gives the same bytes.
 */
export async function renderPdf(job: PrintJob, fonts: FontSources): Promise<Blob> {
  if (job.sheets.length + job.cards.length === 0) throw new Error('There is nothing to print');
  const type = await loadTypesetter(fonts);
  const day = new Date(`${job.printed}T12:00:00Z`);
  return pdf(
    <Document
      title={titleOf(job)}
      subject={subjectOf(job)}
      {...(job.sheets.length > 0 && {
        keywords: formatCarried(job.sheets.map(({ carried }) => carried)),
      })}
      creator="Muster Roll"
      producer="Muster Roll"
      language="en"
      creationDate={day}
      modificationDate={day}
    >
      {job.sheets.flatMap((sheet, index) => (
        <Fragment key={index}>{rosterPages(type, sheet, job.paper)}</Fragment>
      ))}
      {cardPages(type, job.cards, job.paper, job.printed)}
    </Document>,
  ).toBlob();
}

import { Document, Page, Text, pdf } from '@react-pdf/renderer';
import type { PrintJob } from '../model';
import { paperIn } from '../words/paper';
import type { Drawn } from './drawn';
import { type FontSources, faces, familyOf } from './faces';
import { loadTypesetter } from './fonts';
import { eventDocument } from './event-document';
import { listsDocument } from './lists-document';
import { resultsDocument } from './results-document';
import type { Typesetter } from './typesetter';

function draw(type: Typesetter, job: PrintJob): Drawn {
  if ('results' in job) return resultsDocument(type, job);
  return 'event' in job ? eventDocument(type, job) : listsDocument(type, job);
}

/** Draws a word in each face, and so starts all that a job needs: fonts, layout and PDF. */
export async function warmUp(fonts: FontSources): Promise<void> {
  await loadTypesetter(fonts);
  const words = faces.map((face) => (
    <Text key={face} style={{ fontFamily: familyOf[face] }}>
      {face}
    </Text>
  ));
  await pdf(
    <Document>
      <Page>{words}</Page>
    </Document>,
  ).toBlob();
}

/**
 * Draws a job. Throws when it holds nothing, or when a font cannot be read.
 * The same job gives the same bytes.
 */
export async function renderPdf(job: PrintJob, fonts: FontSources): Promise<Blob> {
  const type = { ...(await loadTypesetter(fonts)), words: paperIn(job.language) };
  const day = new Date(`${job.printed}T12:00:00Z`);
  return pdf(
    <Document
      {...draw(type, job)}
      creator="Muster Roll"
      producer="Muster Roll"
      language={job.language}
      creationDate={day}
      modificationDate={day}
    />,
  ).toBlob();
}

import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { ThisCopy } from '@/components/offline/this-copy';
import { Page, PageHead } from '@/components/shell/page';
import { formatDay } from '@/lib/print/day';
import { registry } from '@/data';

export const metadata: Metadata = {
  title: 'About',
  description: 'What Muster Roll is, whose the rules are, and where your lists are kept',
};

export default function AboutPage() {
  return (
    <Page>
      <PageHead title="About">
        <p>
          Muster Roll builds, checks and prints lists for Napoleonic wargames, on your own device.
        </p>
      </PageHead>
      <div className="grid max-w-180 gap-10 pt-2">
        <Part title="The rules belong to their authors">
          <p>
            Rules and names are their authors’ and publishers’. Muster Roll is not theirs, nor
            approved by them. It holds names, figures and prices, and explains terms in words of its
            own; no rules text is reproduced. You need the books to play.
          </p>
          <dl className="mt-4 border-t border-hair">
            {registry.map(({ card }) => (
              <div
                key={card.id}
                className="gap-x-6 border-b border-hair py-3 tablet:grid tablet:grid-cols-[1fr_auto]"
              >
                <dt className="font-bold">{card.name}</dt>
                <dd className="figures text-ink-2 tablet:text-right">
                  Data {card.dataVersion}, {formatDay(card.dataDate)}
                </dd>
                <dd className="text-ink-2 tablet:col-span-2">{card.author}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4">
            Each finding names the rule that it comes from. Where a source is silent or unclear, the
            finding says that it is a reading of ours.
          </p>
        </Part>
        <Part title="Your lists stay with you">
          <p>
            Lists are kept by your browser, on this device. No server of ours has them, nobody
            counts your visits, and nothing is loaded from anywhere else. Clearing this site’s data
            deletes them: save those that you care for as files.
          </p>
          <ThisCopy />
        </Part>
        <Part title="Open formats">
          <p>
            A saved list is a plain JSON file, named <code>*.muster.json</code>: format{' '}
            <code>muster-roll</code>, version 1, with the ruleset, the nation, the cap, what was
            agreed, and the entries with their counts and options. It holds no prices, so it is
            priced anew wherever it is opened. Fields that this version does not know are kept.
          </p>
        </Part>
        <Part title="Licence">
          <p>
            The code is free to use, change and pass on, under the MIT licence. The typefaces are
            Old Standard TT by Alexey Kryukov (<a href={licence('old-standard-tt')}>licence</a>) and
            Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica (
            <a href={licence('alegreya-sans')}>licence</a>), both under the SIL Open Font License.
            The symbols are drawn for Muster Roll; the hatchings are those by which engravers have
            shown colours since the seventeenth century.
          </p>
        </Part>
      </div>
    </Page>
  );
}

/** The licence text of a typeface, which travels with it. */
function licence(face: string): string {
  return `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/licences/${face}.txt`;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-display text-xl leading-[1.1] font-bold">{title}</h2>
      {children}
    </section>
  );
}

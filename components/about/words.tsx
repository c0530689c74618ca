import type { ReactNode } from 'react';
import { area } from '../language/area';

type Link = (text: string) => ReactNode;

/** What Muster Roll is, whose the rules are, and where lists are kept. */
export const aboutWords = area('about', {
  title: 'About',
  text: 'Muster Roll builds, checks and prints lists for Napoleonic wargames, on your own device.',
  rules: {
    title: 'The rules belong to their authors',
    text: 'Rules and names are their authors’ and publishers’. Muster Roll is not theirs, nor approved by them. It holds names, figures and prices, and explains terms in words of its own; no rules text is reproduced. You need the books to play.',
    data: (version: string, day: string) => `Data ${version}, ${day}`,
    findings:
      'Each finding names the rule that it comes from. Where a source is silent or unclear, the finding says that it is a reading of ours.',
  },
  lists: {
    title: 'Your lists stay with you',
    text: 'Lists are kept by your browser, on this device. No server of ours has them, nobody counts your visits, and nothing is loaded from anywhere else. Clearing this site’s data deletes them: save those that you care for as files.',
  },
  formats: {
    title: 'Open formats',
    text: (
      <>
        A saved list is a plain JSON file, named <code>*.muster.json</code>: format{' '}
        <code>muster-roll</code>, version 1, with the ruleset, the nation, the cap, what was agreed,
        and the entries with their counts and options. It holds no prices, so it is priced anew
        wherever it is opened. Fields that this version does not know are kept.
      </>
    ) as ReactNode,
  },
  licence: {
    title: 'Licence',
    text: (packages: Link, oldStandard: Link, alegreya: Link): ReactNode => (
      <>
        The code is free to use, change and pass on, under the MIT licence; so are{' '}
        {packages('the packages in it')}, under theirs. The typefaces are Old Standard TT by Alexey
        Kryukov ({oldStandard('licence')}) and Alegreya Sans by Juan Pablo del Peral, Huerta
        Tipográfica ({alegreya('licence')}), both under the SIL Open Font License. The symbols are
        drawn for Muster Roll; the hatchings are those by which engravers have shown colours since
        the seventeenth century.
      </>
    ),
  },
});

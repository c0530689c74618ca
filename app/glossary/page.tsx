import type { Metadata } from 'next';
import { Glossary } from '@/components/glossary/glossary';
import { sectionOf } from '@/components/glossary/sections';
import { Page } from '@/components/shell/page';
import { registry } from '@/data';

export const metadata: Metadata = {
  title: 'Glossary',
  description: 'What the rules, weapons and tables of each ruleset are, in a sentence or two each',
};

export default async function GlossaryPage() {
  const sections = await Promise.all(registry.map(async ({ load }) => sectionOf(await load.en())));
  return (
    <Page>
      <Glossary sections={sections} />
    </Page>
  );
}

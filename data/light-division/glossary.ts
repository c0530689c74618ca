import type { GlossaryEntry } from '@/lib/roster/glossary';
import { command } from './glossary/command';
import { play } from './glossary/play';
import { troops } from './glossary/troops';
import { weapons } from './glossary/weapons';

/** The terms of Light Division, by kind. */
export const glossary: readonly GlossaryEntry[] = [...command, ...troops, ...weapons, ...play];

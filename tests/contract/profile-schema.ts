import * as z from 'zod';
import { symbols } from '@/lib/roster/profile';

const text = z.string().refine((value) => value !== '' && value === value.trim().normalize('NFC'));
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const wholeNumber = z.int().gte(0);

const option = z.strictObject({
  id: slug,
  name: text,
  points: wholeNumber,
  limit: z.int().gte(1).optional(),
  gives: z.array(text),
  replaces: text.optional(),
  models: wholeNumber,
  effect: text.optional(),
});

const attribute = z.discriminatedUnion('kind', [
  z.strictObject({
    id: text,
    label: text,
    required: z.boolean().optional(),
    kind: z.literal('number'),
    min: z.int(),
    max: z.int(),
    initial: z.int().optional(),
  }),
  z.strictObject({
    id: text,
    label: text,
    required: z.boolean().optional(),
    kind: z.literal('choice'),
    choices: z.array(z.strictObject({ id: text, label: text })).min(2),
    initial: text.optional(),
  }),
  z.strictObject({
    id: text,
    label: text,
    required: z.boolean().optional(),
    kind: z.literal('flag'),
    initial: z.boolean().optional(),
  }),
]);

const table = z
  .strictObject({ name: text, head: z.array(text).min(1), row: z.array(text) })
  .refine(({ head, row }) => head.length === row.length);

/** A profile as every ruleset's must be. */
export const profileSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/),
  nation: slug,
  name: text,
  points: wholeNumber,
  section: slug,
  symbol: z.enum(symbols),
  stats: z.record(z.string(), z.string()),
  carries: z.array(text),
  rules: z.array(text),
  options: z.array(option),
  attributes: z.array(attribute),
  models: z.int().gte(1),
  needed: z.int().gte(1).optional(),
  traits: z.set(text),
  troopType: z.strictObject({ id: slug, name: text }).optional(),
  unique: z.boolean().optional(),
  standing: text.optional(),
  tables: z.array(table).optional(),
});

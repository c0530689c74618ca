import * as z from 'zod';
import { type Attribute, type NumberAttribute, countsAs, isInRange } from '@/lib/roster/attribute';
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

const described = {
  id: text,
  label: text,
  help: text.optional(),
  source: text.optional(),
  required: z.boolean().optional(),
};

const attribute = z
  .discriminatedUnion('kind', [
    z.strictObject({
      ...described,
      kind: z.literal('number'),
      min: z.int(),
      max: z.int().optional(),
      initial: z.int().optional(),
      start: z.int().optional(),
      unit: text.optional(),
      heldBy: slug.optional(),
    }),
    z.strictObject({
      ...described,
      kind: z.literal('choice'),
      choices: z.array(z.strictObject({ id: slug, label: text })).min(2),
      initial: slug.optional(),
      start: slug.optional(),
    }),
    z.strictObject({
      ...described,
      kind: z.literal('flag'),
      initial: z.boolean().optional(),
      start: z.boolean().optional(),
    }),
  ])
  // A value that holds where nothing is said, or that a new unit gets, is one that it may have.
  .refine((one) =>
    [one.initial, one.start].every(
      (value) =>
        value === undefined ||
        (countsAs(one as Attribute, value) &&
          (one.kind !== 'number' || isInRange(one as NumberAttribute, Number(value)))),
    ),
  )
  // What has to be said is said from the start, and is nothing that holds by itself.
  .refine(({ required, initial }) => !(required && initial !== undefined));

const table = z
  .strictObject({ name: text, head: z.array(text).min(1), row: z.array(text) })
  .refine(({ head, row }) => head.length === row.length);

/** A profile as every ruleset's must be. */
export const profileSchema = z
  .strictObject({
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
    models: wholeNumber,
    modelsFrom: text.optional(),
    needed: z.int().gte(1).optional(),
    traits: z.set(text),
    troopType: z.strictObject({ id: slug, name: text }).optional(),
    unique: z.boolean().optional(),
    standing: text.optional(),
    tables: z.array(table).optional(),
  })
  .refine(
    ({ modelsFrom, attributes }) =>
      modelsFrom === undefined ||
      attributes.some(({ id, kind }) => id === modelsFrom && kind === 'number'),
  );

'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useRef } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import type { Attribute } from '@/lib/roster/attribute';
import { attributeSchema } from '@/lib/roster/attribute-schema';
import type { Unit } from '@/lib/rules/view';
import { Sources } from '../../findings/sources';
import { useWords } from '../../language/use-words';
import { useBurst } from '../use-burst';
import { useDesk } from '../use-desk';
import { AttributeField } from './attribute-field';
import { type Fields, fieldsOf, said, sayingEdit } from './attribute-values';
import { UnknownAttributes } from './unknown-attributes';
import { attributesWords } from './words';

/**
 * What describes the units of an entry. Each change that can be made is made at once and stored with
 * it; a field that is filled in wrongly says so and changes nothing. What a list already says wrongly
 * is shown as it is.
 */
export default function AttributeForm({ unit }: { readonly unit: Unit }) {
  const desk = useDesk();
  const words = useWords(attributesWords);
  const burst = useBurst();
  const { entry, profile, attributeFaults } = unit;
  const { attributes } = profile;
  const resolver = useMemo((): Resolver<Fields> => {
    const schema = attributeSchema(attributes, words.refusals);
    const resolve = zodResolver(schema) as unknown as Resolver<Fields>;
    return (fields, context, options) => resolve(said(fields), context, options);
  }, [attributes, words]);
  const values = useMemo(
    () => fieldsOf(attributes, entry.attributes),
    [attributes, entry.attributes],
  );
  const { setValue, getFieldState, trigger, control, formState } = useForm<Fields>({
    defaultValues: values,
    resolver,
  });
  const fields = useWatch({ control }) as Fields;
  const nation = desk.ruleset.card.nations.find(({ id }) => id === profile.nation);

  /** The list as the fields know it. */
  const known = useRef(values);

  // What undo, a fix or another tab changed comes into its field; half of a word in another stays.
  useEffect(() => {
    for (const [id, value] of Object.entries(values))
      if (value !== known.current[id]) setValue(id, value);
    known.current = values;
    // Also at first, for what came wrong out of a file.
    void trigger();
  }, [setValue, trigger, values]);

  async function say(attribute: Attribute, value: unknown, isTyped: boolean) {
    setValue(attribute.id, value);
    await trigger(attribute.id);
    if (getFieldState(attribute.id).invalid && value !== '') return;
    desk.perform([sayingEdit(entry.key, attribute, value)], {
      label: words.change(attribute.label, profile.name),
      said: null,
      ...(isTyped && { burst: `${burst.id()} ${attribute.id}` }),
    });
  }

  const sources = attributes.flatMap(({ source }) => source ?? []);
  return (
    <form
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) burst.begin();
      }}
    >
      <h3 className="mb-1.5 font-display italic text-ink-2">
        {entry.count > 1 ? words.titleEach : words.title}
      </h3>
      <div className="grid gap-x-6 gap-y-3 tablet:grid-cols-2 desk:grid-cols-1">
        {attributes.map((attribute) => (
          <AttributeField
            key={attribute.id}
            attribute={attribute}
            value={fields[attribute.id]}
            ofWhom={nation?.name ?? profile.name}
            isMissing={attributeFaults.missing.includes(attribute.id)}
            error={formState.errors[attribute.id]?.message as string | undefined}
            onSay={(value, isTyped = false) => void say(attribute, value, isTyped)}
          />
        ))}
      </div>
      <UnknownAttributes unit={unit} />
      {sources.length > 0 && <Sources sources={sources} />}
    </form>
  );
}

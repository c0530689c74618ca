'use client';

import { useId, useRef, useState } from 'react';
import { type ReadCode, parseSealCode } from '@/lib/seal/code';
import { limits } from '@/lib/roster/list';
import { randomId } from '@/lib/store/random-id';
import type { KeptCode, SealRow } from '@/lib/seal/row';
import type { In } from '../language/area';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { useDraft } from '../ui/use-draft';
import { sealsWords } from './words';

/** What is wrong with a field. Kept apart from its words, which may change their language. */
type Fault = (words: In<typeof sealsWords>['faults']) => string;

function faultInCode(read: ReadCode, rows: readonly SealRow[]): Fault | undefined {
  if (!read.ok) return (faults) => faults[read.fault];
  const known = rows.find(({ code }) => code === read.code);
  if (!known) return undefined;
  // A code of one's own that comes back would be proved by one's own list.
  return known.kind === 'own' ? ({ yours }) => yours : ({ twice }) => twice(known.name);
}

function faultInName(name: string): Fault | undefined {
  if (name === '') return ({ who }) => who;
  return [...name].length > limits.text ? ({ whoLong }) => whoLong(limits.text) : undefined;
}

/** Keeps the code that an opponent gave. */
export function KeepForm({
  rows,
  given,
  onKeep,
}: {
  /** All that is kept already. */
  readonly rows: readonly SealRow[];
  /** A code that came by a link. */
  readonly given: string;
  /** Comes true when it is stored. */
  readonly onKeep: (kept: KeptCode) => Promise<boolean>;
}) {
  const words = useWords(sealsWords);
  const [name, setName] = useState('');
  const [code, setCode] = useState(given);
  useDraft(name !== '' || code !== given);
  const [faults, setFaults] = useState<{ readonly name?: Fault; readonly code?: Fault }>({});
  const nameInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const nameId = useId();
  const codeId = useId();

  async function keep() {
    const read = parseSealCode(code);
    const who = name.trim();
    const ofName = faultInName(who);
    const ofCode = faultInCode(read, rows);
    setFaults({ ...(ofName && { name: ofName }), ...(ofCode && { code: ofCode }) });
    if (ofName) return nameInput.current?.focus();
    if (ofCode || !read.ok) return codeInput.current?.focus();
    const kept: KeptCode = {
      id: randomId(),
      kind: 'kept',
      code: read.code,
      name: who,
      made: Date.now(),
    };
    if (!(await onKeep(kept))) return;
    setName('');
    setCode('');
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
      className="grid max-w-176 items-start gap-4 tablet:grid-cols-2"
    >
      <Field id={nameId} label={words.kept.who} error={faults.name?.(words.faults)}>
        {(attributes) => (
          <input
            {...attributes}
            ref={nameInput}
            value={name}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
            className="field"
          />
        )}
      </Field>
      <Field
        id={codeId}
        label={words.kept.code}
        help={words.kept.codeHelp}
        error={faults.code?.(words.faults)}
      >
        {(attributes) => (
          <input
            {...attributes}
            ref={codeInput}
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => setCode(target.value)}
            className="field figures"
          />
        )}
      </Field>
      <div className="flex max-tablet:*:flex-1">
        <Button type="submit" look="solid">
          {words.kept.keep}
        </Button>
      </div>
    </form>
  );
}

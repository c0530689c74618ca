'use client';

import { useId } from 'react';
import type { Situation, Switch } from '@/lib/odds/question';
import { on } from '@/lib/odds/situation';
import { Box } from '../ui/box';
import { SelectField } from '../ui/select-field';

/** Sets one switch; `undefined` takes it off. */
export type SetSwitch = (id: string, value: string | undefined) => void;

function Flag({
  one,
  isOn,
  onSet,
}: {
  readonly one: Switch;
  readonly isOn: boolean;
  readonly onSet: SetSwitch;
}) {
  return (
    <label className="flex min-h-(--touch) cursor-pointer items-start gap-3 py-2">
      <Box
        checked={isOn}
        onChange={({ target }) => onSet(one.id, target.checked ? on : undefined)}
      />
      <span className="leading-tight">
        {one.label}
        {one.help !== undefined && <span className="block text-s text-ink-2">{one.help}</span>}
      </span>
    </label>
  );
}

function Choices({
  one,
  value,
  onSet,
}: {
  readonly one: Switch;
  readonly value: string | undefined;
  readonly onSet: SetSwitch;
}) {
  const id = useId();
  return (
    <div className="py-1.5">
      <label htmlFor={id} className="block pb-1 leading-tight">
        {one.label}
      </label>
      <SelectField
        id={id}
        className="figures"
        value={value}
        {...(one.help !== undefined && { 'aria-describedby': `${id}-help` })}
        onChange={({ target }) => onSet(one.id, target.value)}
      >
        {one.choices?.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </SelectField>
      {one.help !== undefined && (
        <p id={`${id}-help`} className="pt-0.5 text-s leading-tight text-ink-2">
          {one.help}
        </p>
      )}
    </div>
  );
}

/** What a player can set of a situation. */
export function SwitchList({
  switches,
  situation,
  onSet,
}: {
  readonly switches: readonly Switch[];
  readonly situation: Situation;
  readonly onSet: SetSwitch;
}) {
  return (
    <div className="grid gap-x-6">
      {switches.map((one) =>
        one.choices ? (
          <Choices key={one.id} one={one} value={situation[one.id]} onSet={onSet} />
        ) : (
          <Flag key={one.id} one={one} isOn={situation[one.id] === on} onSet={onSet} />
        ),
      )}
    </div>
  );
}

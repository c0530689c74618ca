import type { Profile } from '../roster/profile';

/** A profile as a figure of a finding; a named person takes neither article nor number in a sentence. */
export type Named = { readonly profile: string; readonly person: boolean };

export function named({ name, unique = false }: Profile): Named {
  return { profile: name, person: unique };
}

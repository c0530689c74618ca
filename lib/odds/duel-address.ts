import type { Side, Situation } from './question';
import { on } from './situation';

/** One of a duel as an address names him. */
export interface Named {
  /** `nation/slug`. */
  readonly profile: string;
  readonly options: readonly string[];
}

/** A duel as its address says it; what the address leaves out is the page's to choose. */
export interface Duel {
  readonly ruleset?: string;
  readonly fighters: Readonly<Partial<Record<Side, Named>>>;
  /** Id of the question. */
  readonly question?: string;
  readonly set: Situation;
}

const between = { name: '~', setting: ',', value: '.' } as const;

/** Ids are of letters, digits, dashes and, in profiles, one stroke: readable as they are. */
function escaped(text: string): string {
  return encodeURIComponent(text).replaceAll('%2F', '/');
}

function formatNamed({ profile, options }: Named): string {
  return [profile, ...options].map(escaped).join(between.name);
}

function parseNamed(text: string | null): Named | undefined {
  const [profile, ...options] = (text ?? '').split(between.name).filter(Boolean);
  return profile === undefined ? undefined : { profile, options };
}

/** The query of a duel: `?rules=…&a=france/old-guard&b=…&ask=shooting&with=cover.hard,aimed`. */
export function formatDuel({ ruleset, fighters, question, set }: Duel): string {
  const settings = Object.entries(set).map(([id, value]) =>
    value === on ? escaped(id) : escaped(id) + between.value + escaped(value),
  );
  const parts = [
    ruleset !== undefined && `rules=${escaped(ruleset)}`,
    fighters.first && `a=${formatNamed(fighters.first)}`,
    fighters.second && `b=${formatNamed(fighters.second)}`,
    question !== undefined && `ask=${escaped(question)}`,
    settings.length > 0 && `with=${settings.join(between.setting)}`,
  ].filter((part) => part !== false && part !== undefined);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** Reads a query; what it does not say is not there. */
export function parseDuel(params: URLSearchParams): Duel {
  const [first, second] = [parseNamed(params.get('a')), parseNamed(params.get('b'))];
  const [ruleset, question] = [params.get('rules'), params.get('ask')];
  const set: [string, string][] = [];
  for (const setting of (params.get('with') ?? '').split(between.setting).filter(Boolean)) {
    const at = setting.indexOf(between.value);
    set.push(at < 0 ? [setting, on] : [setting.slice(0, at), setting.slice(at + 1)]);
  }
  return {
    ...(ruleset && { ruleset }),
    fighters: { ...(first && { first }), ...(second && { second }) },
    ...(question && { question }),
    set: Object.fromEntries(set),
  };
}

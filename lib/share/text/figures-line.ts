/** What the head of a text claims; its reader computes its own. */
export interface Figures {
  readonly points?: number;
  /** `null` = it says that there is no cap. */
  readonly cap?: number | null;
  readonly models: number;
  /** "legal", "illegal, 2 rules broken". */
  readonly verdict?: string;
  readonly dataVersion?: string;
}

const form =
  /^(?:(\d{1,15})(?: of (\d[\d.e+]{0,24}))? ?(?:points?|pts?)\.?,? ?(no cap)?,? ?)?(\d{1,15}) models?\b,? ?(.*)$/i;

/** Reads "398 of 400 pts, 8 models, legal (data 1.0)", or nothing. */
export function readFigures(text: string): Figures | undefined {
  const [whole, points, cap, none, models, rest = ''] = form.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const data = rest.endsWith(')') ? rest.toLowerCase().lastIndexOf('(data ') : -1;
  const verdict = (data < 0 ? rest : rest.slice(0, data)).trim();
  return {
    ...(points !== undefined && { points: Number(points) }),
    ...(cap !== undefined ? { cap: Number(cap) } : none !== undefined && { cap: null }),
    models: Number(models),
    ...(verdict && { verdict }),
    ...(data >= 0 && { dataVersion: rest.slice(data + '(data '.length, -1).trim() }),
  };
}

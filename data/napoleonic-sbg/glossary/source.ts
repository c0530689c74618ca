/** The `source` of an entry: the document and the section where the rule stands. */
export function adaptation(section: string): string {
  return `Napoleonic SBG adaptation v1.2, ${section}`;
}

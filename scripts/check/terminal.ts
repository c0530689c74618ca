/** What a command reads and writes besides the files that it is told of. */
export interface Terminal {
  /** Where whoever typed the command stands: npm itself starts scripts in the project's folder. */
  readonly folder: string;
  /** Standard input, which can be read once. */
  readonly input: AsyncIterable<Uint8Array>;
  out(text: string): void;
  err(text: string): void;
}

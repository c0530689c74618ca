import { french, imperial, type ListFile, listFile } from './list-files';

/** A legal list that nothing is said against: it spends its points. */
export function legal(name: string): object {
  return french(name, {
    cap: 220,
  });
}

/** Many files, one list each: legal ones, illegal ones, and some that are no lists. */
export function manyFiles(count: number): readonly ListFile[] {
  return Array.from({ length: count }, (_, at): ListFile => {
    const name = `Player ${at + 1}`;
    const file = `player-${at + 1}.muster.json`;
    if (at % 40 === 39)
      return { name: `broken-${at + 1}.json`, mimeType: 'application/json', buffer: Buffer.from('{"format":') };
    if (at % 7 === 3) return listFile(imperial(name), file);
    if (at % 11 === 5) return listFile(french(name, { cap: 100 }), file);
    return listFile(at % 3 === 0 ? french(name) : legal(name), file);
  });
}

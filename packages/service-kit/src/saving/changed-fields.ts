import { isDeepStrictEqual } from 'node:util';

/** Those of the fields that differ from what is stored. */
export function changedFields<Row extends object>(written: Partial<Row>, stored: Row): Partial<Row> {
  return Object.fromEntries(
    Object.entries(written).filter(([name, value]) => !isDeepStrictEqual(value, stored[name as keyof Row])),
  ) as Partial<Row>;
}

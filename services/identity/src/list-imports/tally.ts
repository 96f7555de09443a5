import { createHash } from 'node:crypto';
import {
  type ImportOutcome,
  type ImportRowState,
  importOutcomes,
  importRowStates,
} from '@coaching/contracts';
import type { ImportRecord } from './import-record';
import type { ImportRowRecord } from './import-row-record';

const noneOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;

export const noOutcomes = (): Record<ImportOutcome, number> => noneOf(importOutcomes);
export const noStates = (): Record<ImportRowState, number> => noneOf(importRowStates);

/** What an import is by its rows: a checksum of what each is and does, and how many there are of each kind. */
export interface Tally {
  /** SHA-256 in hex. */
  checksum: string;
  outcomes: Record<ImportOutcome, number>;
  states: Record<ImportRowState, number>;
}

/** @param rows all of them, by their numbers */
export async function tallyOf(
  { role, entity }: Pick<ImportRecord, 'role' | 'entity'>,
  rows: AsyncIterable<ImportRowRecord>,
): Promise<Tally> {
  const hash = createHash('sha256').update(JSON.stringify([role, entity?.entity_type, entity?.uid]));
  const [outcomes, states] = [noOutcomes(), noStates()];
  for await (const row of rows) {
    const { number, first_name, last_name, email, role, program, outcome, changes } = row;
    const lines = changes.map(({ field, place, before, after }) => [field, place, before, after]);
    hash.update(JSON.stringify([number, first_name, last_name, email, role, program, outcome, lines]));
    outcomes[outcome] += 1;
    states[row.state] += 1;
  }
  return { checksum: hash.digest('hex'), outcomes, states };
}

import { stateTypes } from '@coaching/contracts';
import type { OutboxRow } from './outbox';

/**
 * Parts the rows of one entity that a later one says all of from those to publish.
 * @param rows in order
 */
export function withoutPointless(rows: readonly OutboxRow[]): {
  needed: OutboxRow[];
  pointless: OutboxRow[];
} {
  const last = new Map(rows.map((row) => [row.event.type, row]));
  const isPointless = (row: OutboxRow) =>
    stateTypes.includes(row.event.type) && last.get(row.event.type) !== row;
  return { needed: rows.filter((row) => !isPointless(row)), pointless: rows.filter(isPointless) };
}

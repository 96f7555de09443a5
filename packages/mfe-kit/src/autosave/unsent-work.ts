import type { JournalEntry } from '../journal';
import { type JournalDelta, workOf } from './journal-delta';

/**
 * Changes in one entity: lines and steps each by itself. Other fields, among them such as a running timer changes by
 * itself, count as one where no line has changed, and so does a save without an answer.
 */
function changesIn({ lists }: JournalDelta['mine']): number {
  const things = Object.values(lists).map((list) => Math.max(1, list.things.length));
  return Math.max(
    1,
    things.reduce((total, count) => total + count, 0),
  );
}

/** How many changes somebody's slots in the journal hold that the server may not have. */
export const countChanges = (entries: readonly JournalEntry<unknown>[]): number =>
  workOf(entries).reduce((sum, { mine }) => sum + changesIn(mine), 0);

import type { JournalDatabase } from './database';
import { type FoundWords, forgetLastWords, isStillSaid } from './last-words';
import { noteGone, otherLivingWriters, thisWriter } from './writers';

const writerOf = ({ slots }: FoundWords) => slots.at(-1)?.path[3] ?? '';

/**
 * Puts what other pages said as they went where their work is stored, unless that is newer. What a page said that was only
 * hidden is left to it for as long as it lives.
 */
export async function takeUpLastWords(open: JournalDatabase, found: readonly FoundWords[]): Promise<void> {
  const living = await otherLivingWriters();
  const left = found.filter((words) => {
    const writer = writerOf(words);
    return writer !== thisWriter && (words.isGone || !living.has(writer));
  });
  if (left.length === 0) return;
  const transaction = open.transaction('slots', 'readwrite');
  for (const words of left.filter(isStillSaid)) {
    for (const { path, sealed } of words.slots) {
      const before = await transaction.store.get(path);
      if (!before || before.kept_at <= words.kept_at)
        await transaction.store.put({ sealed, kept_at: words.kept_at }, path);
    }
    noteGone(writerOf(words));
  }
  await transaction.done;
  for (const words of left) forgetLastWords(words);
}

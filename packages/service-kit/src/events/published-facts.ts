import { factTypes } from '@coaching/contracts';
import type { Db } from 'mongodb';
import { isDuplicateKey } from '../mongo/duplicate-key';
import type { IndexPlan } from '../mongo/indexes';
import type { OutboxRow } from './outbox';

const PUBLISHED_FACTS = 'published_facts';
/** Longer than any consumer is away, and shorter than it remembers having seen one (reactions.ts). */
const RETENTION_SECONDS = 7 * 24 * 60 * 60;

interface PublishedFact extends OutboxRow {
  published_at: Date;
}

export const publishedFactIndexes: IndexPlan[] = [
  {
    collection: PUBLISHED_FACTS,
    key: { published_at: 1 },
    options: { expireAfterSeconds: RETENTION_SECONDS },
  },
];

/** A service's own record of what it has published that cannot be derived from what it stores. */
export interface PublishedFacts {
  /** Notes those of the rows that are facts; noting one again changes nothing. */
  note(rows: readonly OutboxRow[]): Promise<void>;
  /** All of them, as rows to publish once more under the same ids. */
  each(): AsyncIterable<OutboxRow>;
}

export function publishedFactsIn(db: Db): PublishedFacts {
  const collection = db.collection<PublishedFact>(PUBLISHED_FACTS);
  return {
    async note(rows) {
      const facts = rows.filter(({ event }) => factTypes.includes(event.type));
      if (facts.length === 0) return;
      const published_at = new Date();
      try {
        await collection.insertMany(
          facts.map((row) => ({ ...row, published_at })),
          { ordered: false },
        );
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    async *each() {
      for await (const { published_at: _published_at, ...row } of collection.find()) yield row;
    },
  };
}

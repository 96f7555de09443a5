import type { EventType } from '@coaching/contracts';
import type { Db } from 'mongodb';

/** Types of events whose past a service knows, one document each. */
const KNOWN_TYPES = 'known_event_types';

interface KnownType {
  _id: EventType;
  since: Date;
}

/** What a service knows of the time before it reacted to a type of event. */
export interface Past {
  /** Types it reacts to and knows nothing of the past of: it came with an update, or its reaction did. */
  unknown(): Promise<EventType[]>;
  /** All that there is was published again for it. */
  nowKnown(): Promise<void>;
}

/** @param types those a service reacts to; what it reacts to no longer is forgotten, so that it is new when it is back */
export function pastIn(db: Db, types: readonly EventType[]): Past {
  const known = db.collection<KnownType>(KNOWN_TYPES);
  return {
    async unknown() {
      await known.deleteMany({ _id: { $nin: [...types] } });
      const ids = new Set((await known.find().toArray()).map(({ _id }) => _id));
      return types.filter((type) => !ids.has(type));
    },
    async nowKnown() {
      const since = new Date();
      for (const _id of types) await known.updateOne({ _id }, { $setOnInsert: { since } }, { upsert: true });
    },
  };
}

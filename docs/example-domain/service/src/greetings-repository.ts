import type { Greeting } from '@coaching/contracts';
import { storedIn, WITHOUT_ID } from '@coaching/service-kit';
import type { Connection } from 'mongoose';

export const greetingSchema = storedIn<Greeting>('greetings', {
  user: { type: String, required: true },
  times: { type: Number, default: 0 },
});
greetingSchema.index({ user: 1 }, { unique: true });

/** How often everybody was greeted. */
export interface Greetings {
  /** Counts one more for a person. */
  countFor(user: string): Promise<Greeting>;
}

export function greetingsIn(connection: Connection): Greetings {
  const model = connection.model('Greeting', greetingSchema);
  const options = { upsert: true, returnDocument: 'after', projection: WITHOUT_ID } as const;
  return {
    countFor: (user) =>
      model
        .findOneAndUpdate({ user }, { $inc: { times: 1 } }, options)
        .lean<Greeting>()
        .orFail(),
  };
}

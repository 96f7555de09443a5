import { writeMany } from '@coaching/service-kit';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { RowChange } from '../totals/totals-repository';
import { type GenerationsStore, generationsIn } from './generations';
import { logChanges } from './log-changes';
import { type LogTally, logTallySchema } from './log-tally';

/** Tallies that are written at a time when many rows change. */
const BATCH = 5000;

/**
 * Sums of school years for the logs, updated as rows come and go. Each row says up to which generation it is counted, so
 * that whoever changes it knows where it is to be taken off; of two that change one row at once, the store lets one
 * begin again.
 */
export interface LogTallies {
  model: Model<LogTally>;
  generations: GenerationsStore;
  /** Counts changes of rows, in the transaction that makes them. @returns the generation they are counted up to */
  follow(changes: readonly RowChange[], session: ClientSession): Promise<number>;
}

export function logTalliesIn(connection: Connection): LogTallies {
  const model = connection.model<LogTally>('LogTally', logTallySchema);
  const generations = generationsIn(connection);
  return {
    model,
    generations,
    async follow(changes, session) {
      const { live, building } = await generations.find(session);
      const changed = logChanges(changes, building === null ? [live] : [live, building]);
      for (let start = 0; start < changed.length; start += BATCH) {
        const batch = changed.slice(start, start + BATCH);
        await writeMany<LogTally, LogTally>(
          model,
          batch.map(({ tally: { _id, ...whose }, fields }) => ({
            updateOne: {
              filter: { _id },
              update: { $inc: Object.fromEntries(fields) as never, $setOnInsert: whose },
              upsert: true,
            },
          })),
          session,
        );
        const lessened = batch.filter(({ fields }) => (fields.get('rows') ?? 0) < 0);
        if (lessened.length === 0) continue;
        const gone = { _id: { $in: lessened.map(({ tally }) => tally._id) }, rows: 0 };
        await model.deleteMany(gone, { session });
      }
      return building ?? live;
    },
  };
}

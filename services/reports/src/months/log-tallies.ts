import { inParts, writeMany } from '@coaching/service-kit';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { RowChange } from '../totals/totals-repository';
import { type CoachLogs, coachLogsIn } from './coach-logs';
import { type CountedCoaches, countedCoachesIn } from './counted-coaches';
import { type GenerationsStore, generationsIn } from './generations';
import { changesFigures, figuresOf, LogChanges, type LogTallyChange } from './log-changes';
import { type LogTally, logTallySchema } from './log-tally';

/** Tallies that are written at a time when many rows change. */
const BATCH = 5000;

/** Whether nothing of somebody is stored yet in a generation. */
type IsNew = (user: string, generation: number) => boolean;

/**
 * Sums for the logs, updated as rows come and go: of each row by school years, and of each coach. Of a coach it is
 * stored up to which generation their rows are counted, so that whoever changes one knows where it is to be taken off;
 * of two that change figures of one coach at once, the store lets one begin again.
 */
export interface LogTallies {
  model: Model<LogTally>;
  coachLogs: CoachLogs;
  generations: GenerationsStore;
  coaches: CountedCoaches;
  /** Counts changes of rows, in the transaction that makes them and before they are written. */
  follow(changes: readonly RowChange[], session: ClientSession): Promise<void>;
  /** Deletes whatever is stored of some coaches in some generations. */
  forget(users: readonly string[], generations: readonly number[], session: ClientSession): Promise<void>;
  /** Writes what came of changes, for somebody who claimed the coaches. */
  write(changed: Pick<LogChanges, 'rows' | 'coaches'>, session: ClientSession, isNew?: IsNew): Promise<void>;
}

const operationFor = (change: LogTallyChange, isNew: boolean) => {
  if (isNew) return { insertOne: { document: change } };
  const { _id, rows, minutes, months, ...whose } = change;
  const update = { $inc: figuresOf(change) as never, $setOnInsert: whose };
  return { updateOne: { filter: { _id }, update, upsert: true } };
};

export function logTalliesIn(connection: Connection): LogTallies {
  const model = connection.model<LogTally>('LogTally', logTallySchema);
  const coachLogs = coachLogsIn(connection);
  const generations = generationsIn(connection);
  const coaches = countedCoachesIn(connection);

  async function writeRows(changed: readonly LogTallyChange[], session: ClientSession, isNew: IsNew) {
    for (const batch of inParts(changed, BATCH)) {
      const operations = batch.map((change) => operationFor(change, isNew(change.user, change.generation)));
      await writeMany<LogTally, LogTally>(model, operations, session);
      const lessened = batch.filter(({ rows }) => rows < 0);
      if (lessened.length === 0) continue;
      await model.deleteMany({ _id: { $in: lessened.map(({ _id }) => _id) }, rows: 0 }, { session });
    }
  }

  const tallies: LogTallies = {
    model,
    coachLogs,
    generations,
    coaches,
    async follow(changes, session) {
      const counting = changes.filter(changesFigures);
      if (counting.length === 0) return;
      const { live, building } = await generations.find(session);
      const users = counting.flatMap(({ before, after }) =>
        [before, after].flatMap((row) => row?.user ?? []),
      );
      const claimed = await coaches.claim([...new Set(users)], building ?? live, session);
      const changed = new LogChanges(building === null ? [live] : [live, building], (user) => {
        const counted = claimed.get(user)!;
        return { before: counted, after: counted };
      });
      for (const change of counting) changed.add(change);
      await tallies.write(changed, session);
    },
    async forget(users, those, session) {
      if (users.length === 0) return;
      const theirs = { generation: { $in: [...those] }, user: { $in: [...users] } };
      await model.deleteMany(theirs, { session });
      await coachLogs.model.deleteMany(theirs, { session });
    },
    async write(changed, session, isNew = () => false) {
      await writeRows(changed.rows(), session, isNew);
      await coachLogs.write(changed.coaches(), session, ({ whose }) => isNew(whose.user, whose.generation));
    },
  };
  return tallies;
}

import type { InteractionOwnership } from '@coaching/access';
import type { Month } from '@coaching/contracts';
import { asChecked, ownershipFields, storedIn, writeMany } from '@coaching/service-kit';
import type { ClientSession, Connection, Model, mongo } from 'mongoose';
import { addYear, type CoachYear, emptyYear } from './coach-year';

/**
 * What a coach's interactions come to, as far as they are in the same place and as visible, with one coachee or with
 * several; in the collection `log_coaches`. A report of everybody reads one of these for each coach, however much
 * happened.
 */
export interface CoachLog extends InteractionOwnership {
  /** Made of what is counted, so that there is one of it in each generation. */
  _id: string;
  generation: number;
  /** With several coachees together. */
  group: boolean;
  /**
   * `CoachYear` as JSON, by August of the school year: a report reads thousands, and one text is read in a tenth of the
   * time of as many fields.
   */
  years: Record<Month, string>;
}

/** What is to be added to the log of a coach. */
export interface CoachLogChange {
  whose: Omit<CoachLog, 'years'>;
  years: Map<Month, CoachYear>;
}

export const coachLogSchema = storedIn<CoachLog>('log_coaches', {
  ...ownershipFields,
  _id: { type: String, required: true },
  generation: { type: Number, required: true },
  group: { type: Boolean, default: false },
  years: asChecked,
});
/** Key of the index that finds the logs of some coaches. */
export const coachLogIndex = { generation: 1, user: 1 } as const;
coachLogSchema.index(coachLogIndex);
for (const place of ['organization_uid', 'program_uid'] as const)
  coachLogSchema.index({ generation: 1, [place]: 1 });

/** A year of a coach as it is stored. */
export const readYear = (stored: string) => JSON.parse(stored) as CoachYear;

/** The log with what is added to it, or null where nothing is left. */
function added({ whose, years }: CoachLogChange, known: CoachLog | undefined): CoachLog | null {
  const all = { ...known?.years };
  for (const [name, change] of years) {
    const text = all[name];
    const year = text === undefined ? emptyYear() : readYear(text);
    if (addYear(year, change)) all[name] = JSON.stringify(year);
    else delete all[name];
  }
  return Object.keys(all).length === 0 ? null : { ...whose, years: all };
}

/** The logs of coaches in this service's database. */
export interface CoachLogs {
  model: Model<CoachLog>;
  /** Adds changes, for somebody who claimed their coaches. @param isNew those of which nothing is stored yet */
  write(
    changes: readonly CoachLogChange[],
    session: ClientSession,
    isNew: (change: CoachLogChange) => boolean,
  ): Promise<void>;
}

export function coachLogsIn(connection: Connection): CoachLogs {
  const model = connection.model<CoachLog>('CoachLog', coachLogSchema);
  return {
    model,
    async write(changes, session, isNew) {
      const stored = changes.filter((change) => !isNew(change)).map(({ whose }) => whose._id);
      const found =
        stored.length === 0
          ? []
          : await model.find({ _id: { $in: stored } }, null, { session }).lean<CoachLog[]>();
      const known = new Map(found.map((log) => [log._id, log]));
      const operations = changes.flatMap((change): mongo.AnyBulkWriteOperation<CoachLog>[] => {
        const { _id } = change.whose;
        const document = added(change, known.get(_id));
        if (!known.has(_id)) return document ? [{ insertOne: { document } }] : [];
        const filter = { _id };
        return [document ? { replaceOne: { filter, replacement: document } } : { deleteOne: { filter } }];
      });
      await writeMany<CoachLog, CoachLog>(model, operations, session);
    },
  };
}

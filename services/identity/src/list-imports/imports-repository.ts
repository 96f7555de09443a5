import { WITHOUT_ID, writeMany } from '@coaching/service-kit';
import type { ClientSession, Connection, Model } from 'mongoose';
import { type ImportRecord, importSchema } from './import-record';
import { type ImportRowRecord, importRowSchema } from './import-row-record';

/** Lists that were looked over or imported. */
export interface Imports {
  model: Model<ImportRecord>;
  rows: Model<ImportRowRecord>;
  find(uid: string, session?: ClientSession): Promise<ImportRecord | null>;
  /** Adds or replaces. */
  put(record: ImportRecord, session: ClientSession): Promise<void>;
  /** Rows of an import with one of these values in a field. */
  rowsWith(
    import_uid: string,
    field: 'number' | 'email',
    values: readonly (string | number)[],
    session: ClientSession,
  ): Promise<ImportRowRecord[]>;
  /** Its next rows in a state, by their numbers. */
  nextRows(
    import_uid: string,
    state: ImportRowRecord['state'],
    most: number,
    session: ClientSession,
  ): Promise<ImportRowRecord[]>;
  /** All its rows, by their numbers. */
  allRows(import_uid: string): AsyncIterable<ImportRowRecord>;
  /** Deletes lists that somebody looked over and did not import, but for their newest ones. */
  dropPreviews(by: string, most: number, session: ClientSession): Promise<void>;
  /** Adds or replaces rows. */
  putRows(rows: readonly ImportRowRecord[], session: ClientSession): Promise<void>;
}

export function importsIn(connection: Connection): Imports {
  const model = connection.model<ImportRecord>('Import', importSchema);
  const rows = connection.model<ImportRowRecord>('ImportRow', importRowSchema);
  return {
    model,
    rows,
    find: (uid, session) => model.findOne({ uid }, WITHOUT_ID, { session }).lean<ImportRecord>(),
    async put(record, session) {
      await model.replaceOne({ uid: record.uid }, record, { upsert: true, session });
    },
    rowsWith: async (import_uid, field, values, session) =>
      values.length === 0
        ? []
        : rows
            .find({ import_uid, [field]: { $in: [...values] } }, WITHOUT_ID, { session })
            .lean<ImportRowRecord[]>(),
    nextRows: (import_uid, state, most, session) =>
      rows
        .find({ import_uid, state }, WITHOUT_ID, { session })
        .sort({ number: 1 })
        .limit(most)
        .lean<ImportRowRecord[]>(),
    allRows: (import_uid) =>
      rows
        .find({ import_uid }, WITHOUT_ID)
        .sort({ number: 1 })
        .lean<ImportRowRecord[]>()
        .cursor() as AsyncIterable<ImportRowRecord>,
    async dropPreviews(by, most, session) {
      const old = await model
        .find({ 'by.uid': by, status: 'preview' }, { _id: 0, uid: 1 }, { session })
        .sort({ created_at: -1 })
        .skip(most)
        .lean<Pick<ImportRecord, 'uid'>[]>();
      if (old.length === 0) return;
      const uids = old.map(({ uid }) => uid);
      await rows.deleteMany({ import_uid: { $in: uids } }, { session });
      await model.deleteMany({ uid: { $in: uids } }, { session });
    },
    putRows: (changed, session) =>
      writeMany(
        rows,
        changed.map((row) => ({
          replaceOne: {
            filter: { import_uid: row.import_uid, number: row.number },
            replacement: row,
            upsert: true,
          },
        })),
        session,
      ),
  };
}

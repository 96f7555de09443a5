import { storedIn, writeMany } from '@coaching/service-kit';
import type { ClientSession, Connection } from 'mongoose';

/** After that long everybody who gave a name at the same time has been answered. */
const RETENTION_SECONDS = 3600;

/** Whose turn it is to give a name, in the collection `name_turns`: those who give the same write the same row. */
export interface NameTurnRecord {
  /** What leads to one place alone, and its value. */
  _id: string;
  at: Date;
  turn: number;
}

export const nameTurnSchema = storedIn<NameTurnRecord>('name_turns', {
  _id: String,
  at: { type: Date, required: true },
  turn: { type: Number, required: true },
});
nameTurnSchema.index({ at: 1 }, { expireAfterSeconds: RETENTION_SECONDS });

/** What leads to one organisation or program alone. */
export type LeadingName = readonly [field: 'subdomain' | 'org_domain' | 'course_code', value: string];

/** Has those who give the same names at once take turns. */
export type TakeNameTurns = (names: readonly LeadingName[], session: ClientSession) => Promise<void>;

/**
 * Those who give the same name at once take turns, so that each sees what the one before has stored. A unique index
 * would say the same of the names themselves, and could not be made where an earlier version has stored one twice.
 */
export function nameTurnsIn(connection: Connection): TakeNameTurns {
  const turns = connection.model<NameTurnRecord>('NameTurn', nameTurnSchema);
  return async (names, session) => {
    const update = { $inc: { turn: 1 }, $set: { at: new Date() } };
    const operations = names.map(([field, value]) => ({
      updateOne: { filter: { _id: `${field} ${value}` }, update, upsert: true },
    }));
    await writeMany<NameTurnRecord, NameTurnRecord>(turns, operations, session);
  };
}

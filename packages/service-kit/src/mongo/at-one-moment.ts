import { MongoServerError } from 'mongodb';
import type { ClientSession, Model } from 'mongoose';

/** How often it is begun where the moment is gone: a server that has just started again knows none of before. */
const TRIES = 3;

/** Codes of a moment that cannot be read any more. */
const gone: unknown[] = [
  239, // SnapshotTooOld
  246, // SnapshotUnavailable
];

const isMomentGone = (error: unknown) => error instanceof MongoServerError && gone.includes(error.code);

/**
 * Reads several things as they were at one moment. What the first read finds says which moment that is, so that nothing
 * is read beside it.
 * @param model one of the models that are read, of whose database the moment is
 * @param read all that it reads with the session agrees; it writes nothing, and is begun anew where the moment is gone
 */
export async function atOneMoment<Row, Result>(
  { db: connection }: Pick<Model<Row>, 'db'>,
  read: (session: ClientSession) => Promise<Result>,
): Promise<Result> {
  for (let left = TRIES - 1; ; left -= 1) {
    // The driver's own: the connection's waits ten seconds for a server that is away, and fails with an error of its own.
    const session = connection.getClient().startSession({ snapshot: true });
    try {
      return await read(session);
    } catch (error) {
      if (left === 0 || !isMomentGone(error)) throw error;
    } finally {
      await session.endSession();
    }
  }
}

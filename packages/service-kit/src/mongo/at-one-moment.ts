import type { ClientSession, Connection } from 'mongoose';

/**
 * Reads several things as they were at one moment. What the first read finds says which moment that is, so that nothing
 * is read beside it.
 * @param read all that it reads with the session agrees; it writes nothing
 */
export async function atOneMoment<Result>(
  connection: Connection,
  read: (session: ClientSession) => Promise<Result>,
): Promise<Result> {
  const session = await connection.startSession({ snapshot: true });
  try {
    return await read(session);
  } finally {
    await session.endSession();
  }
}

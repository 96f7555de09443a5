import { mayMove, type ReadSoFar } from '@coaching/access';
import type { Interview } from '@coaching/contracts';

/** What others may have read of a conversation, as the server has it; null for one that it does not know yet. */
export const readSoFar = (server: Interview | null): ReadSoFar | null =>
  server === null || server.revision === 0
    ? null
    : { ...server, items: server.questions, finished: server.end_timestamp !== null };

/** Whether it may still be with other coachees or in another program. */
export function isMovable(server: Interview | null): boolean {
  const soFar = readSoFar(server);
  return soFar === null || mayMove(soFar);
}

import { mayMove, type ReadSoFar } from '@coaching/access';
import type { Observation } from '@coaching/contracts';

/** What others may have read of an observation, as the server has it. @param observation null for a new one */
export const readSoFar = (observation: Observation | null): ReadSoFar | null =>
  observation && { ...observation, finished: observation.end_timestamp !== null };

/** Whether it may still be for another coachee or in another program. @param observation null for a new one */
export function isMovable(observation: Observation | null): boolean {
  const soFar = readSoFar(observation);
  return soFar === null || mayMove(soFar);
}

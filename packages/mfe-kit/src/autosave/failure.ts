/**
 * Why a save or load did not succeed, as far as autosave acts differently on it.
 *
 * - `unreachable`: no answer, 5xx or 429; it may have been stored all the same, so it is sent again.
 * - `signed-out`: 401; waits until the person has signed in again.
 * - `conflict`: 409; `theirs` is the current entity, null when the answer did not carry it.
 * - `refused`: any other 4xx; sending the same again is of no use. `message` is for the person. What `isAbsent` was
 *   deleted or is not theirs to see now, either of which may be taken back elsewhere: it is tried again all the same.
 */
export type Failure<Entity> =
  | { kind: 'unreachable' }
  | { kind: 'signed-out' }
  | { kind: 'conflict'; theirs: Entity | null }
  | { kind: 'refused'; message: string; isAbsent?: boolean };

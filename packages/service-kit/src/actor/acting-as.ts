import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '@coaching/contracts';

/** Whose deed something is, and who of the staff does it, signed in as them. */
export interface ActingAs {
  user_uid: string;
  real_uid: string;
}

const acting = new AsyncLocalStorage<ActingAs>();

/** Does something for an actor: until it is done, `actingAs` says so of whoever is signed in as somebody else. */
export function runAs<Result>(actor: Actor | null, deed: () => Result): Result {
  if (actor?.real_uid === undefined) return deed();
  return acting.run({ user_uid: actor.uid, real_uid: actor.real_uid }, deed);
}

/** Who does what is being done now, for log lines and events; undefined while people act in person. */
export const actingAs = (): ActingAs | undefined => acting.getStore();

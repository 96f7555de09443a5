import type { ErrorBody } from '@coaching/contracts';
import { ApiError } from '../api/errors';

/** By what the person can prove who they are. */
export type ConfirmBy = NonNullable<ErrorBody['by']>;

/** Asks the person to prove who they are; resolves with whether they did. */
type Ask = (by: ConfirmBy) => Promise<boolean>;

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

/** From now on, until the answer is called, this asks whenever a call must be confirmed first. */
export function askToConfirm(by: Ask): () => void {
  ask = by;
  return () => {
    if (ask === by) ask = null;
  };
}

/** Has the person asked, once for all who need it at the same time; false when they do not or nobody asks them. */
async function confirmFirst(by: ConfirmBy): Promise<boolean> {
  asking ??=
    ask?.(by).finally(() => {
      asking = null;
    }) ?? null;
  return (await asking) ?? false;
}

/**
 * Does what is asked of the server; what waits for a proof of who asks is done again once the person has given it.
 * @throws what it throws, also when the person gives none
 */
export async function onceConfirmed<Answer>(deed: () => Promise<Answer>): Promise<Answer> {
  try {
    return await deed();
  } catch (error) {
    const body = error instanceof ApiError ? error.body : null;
    if (body?.reason !== 'confirm_first' || !(await confirmFirst(body.by ?? []))) throw error;
    return deed();
  }
}

import { Refused } from '@coaching/service-kit/testing';

/** The refusal of a call, as the browser gets it. @throws when the call was not refused */
export async function refusalOf(call: Promise<unknown>): Promise<Refused> {
  const error = await call.catch((reason: unknown) => reason);
  if (error instanceof Refused) return error;
  throw error instanceof Error ? error : new Error('This was not refused.');
}

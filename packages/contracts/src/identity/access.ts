import { z } from 'zod';
import { moment, uid } from '../fields';

/** For how long staff is signed in as somebody else, in minutes. */
export const BECOME_MINUTES = 30;

/** That staff was signed in as somebody. */
export const accessSchema = z.object({
  uid,
  /** Who it was. */
  real: z.object({ uid, username: z.string() }),
  /** Why, in their words; empty where a program gave none. */
  reason: z.string(),
  began_at: moment,
  /** When it ended, or ends at the latest. */
  ended_at: moment,
});
export type Access = z.infer<typeof accessSchema>;

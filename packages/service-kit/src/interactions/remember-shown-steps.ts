import type { ClientSession } from 'mongoose';
import type { EventReactions } from '../service';

/** Where interactions are stored, as far as the question needs. */
export interface Showing {
  /** Others could read something that belongs to it, unless it is private. */
  markShown(uid: string, session: ClientSession): Promise<void>;
}

/**
 * Remembers that others could read an action step of an interaction. Of what is private nothing is marked; its steps are
 * published once more when others can read them.
 */
export const rememberShownSteps = (interactions: Showing): EventReactions => ({
  'action_step.updated': ({ data: { step } }, { session }) => interactions.markShown(step.tool_uid, session),
});

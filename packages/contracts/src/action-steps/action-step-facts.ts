import { z } from 'zod';
import { moment, uid } from '../fields';
import { actionStepSchema } from './action-step';

/** What metrics need to know of an action step; what it says stays where it is. */
export const actionStepFactsSchema = actionStepSchema
  .pick({ uid: true, coachee: true, completed: true, due_date: true, tool_type: true, tool_uid: true })
  .extend({
    /** Uid of the coach. */
    user: uid,
    /** Uids of the coachees. */
    clients: z.array(uid),
    organization_uid: uid.nullable(),
    program_uid: uid.nullable(),
    created_at: moment,
  });
export type ActionStepFacts = z.infer<typeof actionStepFactsSchema>;

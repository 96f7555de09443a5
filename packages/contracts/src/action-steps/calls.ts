import { z } from 'zod';
import { defineCall } from '../call';
import { uid } from '../fields';
import { interactionEntityTypes } from '../interactions/interaction-kinds';
import { listQuery } from '../paging';
import { actionStepDraftSchema, actionStepSchema, namedClientsSchema } from './action-step';
import { MAX_ACTION_STEPS } from './limits';

const columns = ['coachee', 'coach', 'action_step', 'tool', 'due_date', 'completed'] as const;

/** The query of a person's list: open steps unless it asks for the completed ones. */
const personalList = listQuery(columns).extend({
  completed: z.stringbool().default(false),
  /** Only those for the coachee to do (true) or for the coach (false); both unless it says. */
  coachee: z.stringbool().optional(),
});

const steps = z.array(actionStepSchema);
const page = z.object({ steps, total: z.number().int() });
const toolType = z.enum(interactionEntityTypes);
const named = z.object({ uid });

const saveSchema = z
  .strictObject({
    /** For whom of the tool's coachees new steps are; all of them unless it says. */
    client_embed: namedClientsSchema.nullish(),
    tool_type: toolType.optional(),
    tool_uid: uid.optional(),
    /** New and changed steps; those not named stay as they are. */
    steps: z.array(actionStepDraftSchema).max(MAX_ACTION_STEPS).default([]),
    /** Steps that were removed, or their uids. */
    deleted: z
      .array(z.union([uid, named]))
      .max(MAX_ACTION_STEPS)
      .default([]),
    /** One step alone; it names its tool unless it exists. */
    step: actionStepDraftSchema
      .extend({ tool_type: toolType.optional(), tool_uid: uid.optional() })
      .optional(),
  })
  .refine(({ tool_type, tool_uid, step }) => step || (tool_type && tool_uid), {
    path: ['tool_uid'],
    error: 'Say which tool the steps belong to.',
  });

export const actionStepCalls = {
  getCoachActionSteps: defineCall({
    method: 'GET',
    path: '/action_steps_coach/:id',
    owner: 'action-steps',
    audience: 'signed-in',
    summary: 'Action steps of the tools that one coach holds, as far as the caller may read them.',
    params: z.object({ id: uid }),
    query: personalList,
    response: page,
  }),
  getClientActionSteps: defineCall({
    method: 'GET',
    path: '/action_steps_client/:id',
    owner: 'action-steps',
    audience: 'signed-in',
    summary: 'Action steps of the tools that one coachee is part of, as far as the caller may read them.',
    params: z.object({ id: uid }),
    query: personalList,
    response: page,
  }),
  getToolActionSteps: defineCall({
    method: 'GET',
    path: '/action_steps_tool/:type/:uid',
    owner: 'action-steps',
    audience: 'signed-in',
    summary: 'All action steps of one observation, conversation or rubric instance, open and completed.',
    params: z.object({ type: toolType, uid }),
    query: listQuery(['added', ...columns]).extend({
      /** A tool's steps come all at once unless asked for in pages. */
      rowsPerPage: z.coerce.number().int().min(0).default(0),
    }),
    response: z.object({ steps }),
  }),
  saveActionSteps: defineCall({
    method: 'POST',
    path: '/action_steps',
    owner: 'action-steps',
    audience: 'signed-in',
    summary:
      'Save steps of one tool, all or none, and remove some; answers all its steps, a 409 them as they are now.',
    body: saveSchema,
    response: z.object({ steps }),
  }),
} as const;

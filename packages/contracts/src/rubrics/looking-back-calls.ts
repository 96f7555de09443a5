import { z } from 'zod';
import { defineCall, done } from '../call';
import { revision, uid } from '../fields';
import { listQuery } from '../paging';
import { calibrationDraftSchema, calibrationRowSchema, calibrationSchema } from './calibration';
import { rubricGrowthSchema } from './growth';
import { rubricItemsDraftSchema } from './rubric-item';

const calibration = z.object({ calibration: calibrationSchema });

const growthCalls = {
  getRubricGrowth: defineCall({
    method: 'GET',
    path: '/rubric_growth/:tool_uid',
    owner: 'rubrics',
    audience: 'signed-in',
    summary:
      'How the rows of a rubric went over time: of one coachee, or of a program or organisation as a group; of a program as a part of its organisation where both are named.',
    params: z.object({ tool_uid: uid }),
    query: z.object({
      client_uid: uid.optional(),
      program_uid: uid.optional(),
      organization_uid: uid.optional(),
    }),
    response: z.object({ rubric_growth: rubricGrowthSchema }),
  }),
  getGrowthRubrics: defineCall({
    method: 'GET',
    path: '/rubric_growth',
    owner: 'rubrics',
    audience: 'signed-in',
    summary: 'The rubrics and the people or places of which the caller may see growth.',
    response: z.object({
      rubrics: z.array(z.object({ tool_uid: uid, name: z.string(), client_uids: z.array(uid) })),
    }),
  }),
} as const;

const calibrationCalls = {
  getCalibrations: defineCall({
    method: 'GET',
    path: '/calibrations',
    owner: 'rubrics',
    audience: 'signed-in',
    summary: 'The calibrations the caller made or observes in.',
    query: listQuery(['updated_at', 'title'], true),
    response: z.object({ calibrations: z.array(calibrationRowSchema), total: z.number().int() }),
  }),
  getCalibration: defineCall({
    method: 'GET',
    path: '/calibration/:uid',
    owner: 'rubrics',
    audience: 'signed-in',
    summary: 'One calibration, for who made it and its observers.',
    params: z.object({ uid }),
    response: calibration,
  }),
  saveCalibration: defineCall({
    method: 'POST',
    path: '/calibration',
    owner: 'rubrics',
    audience: 'signed-in',
    summary: 'Create or change a calibration; 409 with the current one when the revision is stale.',
    body: z.strictObject({ calibration: calibrationDraftSchema }),
    response: calibration,
  }),
  deleteCalibration: defineCall({
    method: 'DELETE',
    path: '/calibration/:uid',
    owner: 'rubrics',
    audience: 'signed-in',
    summary: 'Move a calibration to the recycle bin.',
    params: z.object({ uid }),
    response: done,
  }),
  undeleteCalibration: defineCall({
    method: 'POST',
    path: '/calibration/:uid/undelete',
    owner: 'rubrics',
    audience: 'signed-in',
    summary: 'Take a calibration out of the recycle bin; once more changes nothing.',
    params: z.object({ uid }),
    response: calibration,
  }),
  saveCalibrationScores: defineCall({
    method: 'POST',
    path: '/calibration/:uid/scores',
    owner: 'rubrics',
    audience: 'signed-in',
    summary: "An observer's own scores; rows left out stay as they are, and what is finished stays.",
    params: z.object({ uid }),
    body: z.strictObject({
      items: rubricItemsDraftSchema.optional(),
      /** As of a coach's draft of a rubric instance. */
      rubric_revision: revision.optional(),
      /** Once, and with something scored. */
      finished: z.boolean().optional(),
    }),
    response: calibration,
  }),
} as const;

/** What rubrics show beyond one use of them: growth over time, and how far observers agree. */
export const lookingBackCalls = { ...growthCalls, ...calibrationCalls } as const;

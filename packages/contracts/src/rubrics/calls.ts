import { z } from 'zod';
import { defineCall, done } from '../call';
import { revision, uid } from '../fields';
import { recycleBinCallsOf } from '../recycle-bin/calls';
import { lookingBackCalls } from './looking-back-calls';
import { rubricDraftSchema, rubricSchema, rubricVersionSchema } from './rubric';
import { leftOverScoreSchema, rubricInstanceDraftSchema, rubricInstanceSchema } from './rubric-instance';
import { rubricItemsDraftSchema } from './rubric-item';
import { rubricInstanceUpdateSchema } from './updates';

const rubric = z.object({ rubric: rubricSchema });
const rubricInstance = z.object({ rubric_instance: rubricInstanceSchema });

/** Read and saved it is answered under both names: the one it is sent under, and that of the specification's table. */
const rubricInstanceByBothNames = rubricInstance.extend({
  /** The same as `rubric_instance`, always there (spec 2 section 7); our own screens do not look at it. */
  instance: rubricInstanceSchema.optional(),
});

const builderCalls = {
  getRubric: defineCall({
    method: 'GET',
    path: '/rubric/:uid',
    owner: 'rubrics',
    audience: 'signed-in',
    summary:
      'One rubric, for those who are offered its tool; for other readers of what was scored by it, as it was scored by.',
    params: z.object({ uid }),
    response: rubric.extend({
      /**
       * True where it is as the latest instance that the caller reads has it: they are not offered the rubric, or it
       * was deleted. Left out where it is the rubric of today.
       */
      as_scored: z.boolean().optional(),
    }),
  }),
  saveRubric: defineCall({
    method: 'POST',
    path: '/rubric',
    owner: 'rubrics',
    audience: 'signed-in',
    summary: 'Create or change a rubric; 409 with the current one when the revision is stale.',
    body: z.strictObject({ rubric: rubricDraftSchema }),
    response: rubric,
  }),
  deleteRubric: defineCall({
    method: 'DELETE',
    path: '/rubric/:uid',
    owner: 'rubrics',
    audience: 'signed-in',
    summary: 'Move a rubric to the recycle bin; what was done with it stays.',
    params: z.object({ uid }),
    response: done,
  }),
  undeleteRubric: defineCall({
    method: 'POST',
    path: '/rubric/:uid/undelete',
    owner: 'rubrics',
    audience: 'signed-in',
    summary: 'Take a rubric out of the recycle bin; once more changes nothing.',
    params: z.object({ uid }),
    response: rubric,
  }),
  getRubricVersions: defineCall({
    method: 'GET',
    path: '/rubric/:uid/versions',
    owner: 'rubrics',
    audience: 'signed-in',
    summary: 'The structures a rubric had, oldest first, and how many instances are of each.',
    params: z.object({ uid }),
    response: z.object({ versions: z.array(rubricVersionSchema) }),
  }),
} as const;

const instanceCalls = {
  getRubricInstance: defineCall({
    method: 'GET',
    path: '/rubric_instance/:uid',
    owner: 'rubrics',
    audience: 'signed-in',
    summary: 'One use of a rubric, for those it concerns.',
    params: z.object({ uid }),
    response: rubricInstanceByBothNames,
  }),
  saveRubricInstance: defineCall({
    method: 'POST',
    path: '/rubric_instance',
    owner: 'rubrics',
    audience: 'signed-in',
    summary: 'Create or change a use of a rubric; 409 with the current one when the revision is stale.',
    body: z.strictObject({ rubric_instance: rubricInstanceDraftSchema }),
    response: rubricInstanceByBothNames,
  }),
  deleteRubricInstance: defineCall({
    method: 'DELETE',
    path: '/rubric_instance/:uid',
    owner: 'rubrics',
    audience: 'signed-in',
    summary: 'Move a use of a rubric to the recycle bin.',
    params: z.object({ uid }),
    response: done,
  }),
  undeleteRubricInstance: defineCall({
    method: 'POST',
    path: '/rubric_instance/:uid/undelete',
    owner: 'rubrics',
    audience: 'signed-in',
    summary: 'Take it out of the recycle bin, with its action steps; once more changes nothing.',
    params: z.object({ uid }),
    response: rubricInstance,
  }),
  followRubricInstance: defineCall({
    method: 'GET',
    path: '/rubric_instance/:uid/live',
    owner: 'rubrics',
    audience: 'signed-in',
    summary: 'One use of a rubric as it grows, as server-sent events, for whoever may read it.',
    params: z.object({ uid }),
    response: rubricInstanceUpdateSchema,
    answersEvents: true,
  }),
  getEvidenceRows: defineCall({
    method: 'GET',
    path: '/rubric_instance/:uid/evidence_rows',
    owner: 'rubrics',
    audience: 'signed-in',
    summary:
      'What rows of other versions of the rubric, which lines may be tagged with, are in the version that this is of.',
    params: z.object({ uid }),
    response: z.object({ rows: z.record(uid, z.array(uid)) }),
  }),
  getNewerRubric: defineCall({
    method: 'GET',
    path: '/rubric_instance/:uid/newer_version',
    owner: 'rubrics',
    audience: 'signed-in',
    summary: "A preview for its coach: the rubric's latest version, and what of the scores would not fit.",
    params: z.object({ uid }),
    response: z.object({ rubric: rubricSchema.nullable(), left_over: z.array(leftOverScoreSchema) }),
  }),
  moveRubricInstance: defineCall({
    method: 'POST',
    path: '/rubric_instance/:uid/newer_version',
    owner: 'rubrics',
    audience: 'signed-in',
    summary: 'Move a use of a rubric to a later version; what does not fit stays beside it.',
    params: z.object({ uid }),
    body: z.strictObject({ version: z.number().int().min(1) }),
    response: rubricInstance,
  }),
  saveSelfScore: defineCall({
    method: 'POST',
    path: '/rubric_instance/:uid/self_score',
    owner: 'rubrics',
    audience: 'signed-in',
    inPerson: true,
    summary: "The coachee's own scores while the coach invites them; rows left out stay as they are.",
    params: z.object({ uid }),
    body: z.strictObject({
      items: rubricItemsDraftSchema.optional(),
      /** As of a coach's draft. */
      rubric_revision: revision.optional(),
      /** Once; without any items it passes. */
      finished: z.boolean().optional(),
    }),
    response: rubricInstance,
  }),
} as const;

const bin = recycleBinCallsOf('rubrics');

export const rubricCalls = {
  ...builderCalls,
  ...instanceCalls,
  ...lookingBackCalls,
  listRubricsBin: bin.list,
  previewRubricsBin: bin.preview,
  restoreRubricsBin: bin.restore,
} as const;

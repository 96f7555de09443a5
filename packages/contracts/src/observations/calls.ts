import { z } from 'zod';
import { defineCall, done } from '../call';
import { uid } from '../fields';
import { recycleBinCallsOf } from '../recycle-bin/calls';
import { MAX_EVIDENCE } from '../rubrics/limits';
import { observationEvidenceSchema } from './evidence';
import { observationDraftSchema, observationSchema } from './observation';
import { observationDefaultsDraftSchema, observationDefaultsSchema } from './observation-defaults';
import { observationUpdateSchema } from './updates';

const bin = recycleBinCallsOf('observations');

export const observationCalls = {
  getObservation: defineCall({
    method: 'GET',
    path: '/observation/:uid',
    owner: 'observations',
    audience: 'signed-in',
    summary: 'One observation, for its coach, its coachee and those who administer either.',
    params: z.object({ uid }),
    response: z.object({ observation: observationSchema }),
  }),
  saveObservation: defineCall({
    method: 'POST',
    path: '/observation',
    owner: 'observations',
    audience: 'signed-in',
    summary: 'Create or change an observation; 409 with the current one when the revision is stale.',
    body: z.strictObject({ observation: observationDraftSchema }),
    response: z.object({ observation: observationSchema }),
  }),
  deleteObservation: defineCall({
    method: 'DELETE',
    path: '/observation/:uid',
    owner: 'observations',
    audience: 'signed-in',
    summary: 'Move an observation to the recycle bin.',
    params: z.object({ uid }),
    response: done,
  }),
  undeleteObservation: defineCall({
    method: 'POST',
    path: '/observation/:uid/undelete',
    owner: 'observations',
    audience: 'signed-in',
    summary: 'Take an observation out of the recycle bin, with its action steps; once more changes nothing.',
    params: z.object({ uid }),
    response: z.object({ observation: observationSchema }),
  }),
  followObservation: defineCall({
    method: 'GET',
    path: '/observation/:uid/live',
    owner: 'observations',
    audience: 'signed-in',
    summary: 'One observation as it grows, as server-sent events, for whoever may read it.',
    params: z.object({ uid }),
    response: observationUpdateSchema,
    answersEvents: true,
  }),
  getEvidence: defineCall({
    method: 'GET',
    path: '/observation_evidence',
    owner: 'observations',
    audience: 'signed-in',
    summary:
      "Lines of a coachee's observations that are evidence for a rubric, for readers of the coach's notes, newest first.",
    query: z.object({
      client_uid: uid,
      rubric_uid: uid,
      /** Of these, separated by commas or each by itself, instead of those of the last 90 days. */
      observation_uids: z
        .union([
          z
            .string()
            .max(2000)
            .transform((uids) => uids.split(',').filter(Boolean)),
          z.array(z.string()),
        ])
        .pipe(z.array(uid).max(MAX_EVIDENCE))
        .optional(),
      /** 'true': with the lines that have no tag of it; then also of observations in which no line is tagged. */
      with_untagged: z.enum(['true', 'false']).optional(),
      /** 'true': also observations in which no line is tagged, without their lines. */
      every_observation: z.enum(['true', 'false']).optional(),
    }),
    response: z.object({ observations: z.array(observationEvidenceSchema).max(MAX_EVIDENCE) }),
  }),
  getObservationDefaults: defineCall({
    method: 'GET',
    path: '/observation_defaults',
    owner: 'observations',
    audience: 'signed-in',
    summary:
      'What a new observation of the caller starts with: who may read it, and how its lanes are named.',
    response: z.object({ observation_defaults: observationDefaultsSchema }),
  }),
  saveObservationDefaults: defineCall({
    method: 'POST',
    path: '/observation_defaults',
    owner: 'observations',
    audience: 'signed-in',
    inPerson: true,
    summary: "Choose it: one's own, and the organisation's by who administers it; what is left out stays.",
    body: z.strictObject({ observation_defaults: observationDefaultsDraftSchema }),
    response: z.object({ observation_defaults: observationDefaultsSchema }),
  }),
  listObservationsBin: bin.list,
  previewObservationsBin: bin.preview,
  restoreObservationsBin: bin.restore,
} as const;

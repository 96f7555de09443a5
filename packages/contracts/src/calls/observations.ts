import { z } from 'zod';
import { observationDraftSchema, observationSchema } from '../entities';
import { uid } from '../fields';
import { defineCall, done } from './call';

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
} as const;

import { z } from 'zod';
import {
  observationDefaultsSchema,
  observationDraftSchema,
  observationNewsSchema,
  observationSchema,
} from '../entities';
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
  followObservation: defineCall({
    method: 'GET',
    path: '/observation/:uid/live',
    owner: 'observations',
    audience: 'signed-in',
    summary: 'One observation as it grows, as server-sent events, for whoever may read it.',
    params: z.object({ uid }),
    response: observationNewsSchema,
    answersEvents: true,
  }),
  getObservationDefaults: defineCall({
    method: 'GET',
    path: '/observation_defaults',
    owner: 'observations',
    audience: 'signed-in',
    summary: 'Who may read a new observation of the caller before it is finished, unless they say otherwise.',
    response: z.object({ observation_defaults: observationDefaultsSchema }),
  }),
  saveObservationDefaults: defineCall({
    method: 'POST',
    path: '/observation_defaults',
    owner: 'observations',
    audience: 'signed-in',
    summary: "Choose it: one's own, and the organisation's by who administers it; what is left out stays.",
    body: z.strictObject({ observation_defaults: observationDefaultsSchema.partial().strict() }),
    response: z.object({ observation_defaults: observationDefaultsSchema }),
  }),
} as const;

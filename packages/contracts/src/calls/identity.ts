import { z } from 'zod';
import { actorSchema, organizationSchema, programSchema, userSchema, userSummarySchema } from '../entities';
import { email, uid } from '../fields';
import { listQuery } from '../paging';
import { defineCall, done, formAnswer } from './call';

export const identityCalls = {
  login: defineCall({
    method: 'POST',
    path: '/login',
    owner: 'identity',
    audience: 'public',
    summary: 'Sign in with email and password.',
    body: z.strictObject({ email, password: z.string().min(1, 'Please enter your password.').max(200) }),
    response: formAnswer,
    session: 'starts',
    limited: 'credentials',
  }),
  logout: defineCall({
    method: 'POST',
    path: '/logout',
    owner: 'identity',
    audience: 'public',
    summary: 'Sign out; also answers when nobody is signed in.',
    response: done,
    session: 'ends',
  }),
  getUserSession: defineCall({
    method: 'GET',
    path: '/user_session',
    owner: 'identity',
    audience: 'signed-in',
    summary: 'Who is signed in, and the organisation they work in now.',
    response: z.object({ user: userSchema, organization: organizationSchema.nullable() }),
  }),
  switchOrganization: defineCall({
    method: 'POST',
    path: '/user_session',
    owner: 'identity',
    audience: 'signed-in',
    summary: 'Work in another of one’s own organisations; staff in any, or with null in none.',
    body: z.strictObject({ organization_uid: uid.nullable() }),
    response: z.object({ user: userSchema, organization: organizationSchema.nullable() }),
    session: 'switches',
  }),
  getUsers: defineCall({
    method: 'GET',
    path: '/users',
    owner: 'identity',
    audience: 'signed-in',
    summary:
      'People the caller may see: with coach_uid those this coach may coach, with organization_uid or program_uid those who are there.',
    query: listQuery(['last_name', 'first_name', 'username', 'email']).extend({
      organization_uid: uid.optional(),
      program_uid: uid.optional(),
      coach_uid: uid.optional(),
    }),
    response: z.object({ users: z.array(userSummarySchema), total: z.number().int() }),
  }),
  getUser: defineCall({
    method: 'GET',
    path: '/user/:id',
    owner: 'identity',
    audience: 'signed-in',
    summary: 'One person, if the caller may see them.',
    params: z.object({ id: uid }),
    response: z.object({ user: userSchema }),
  }),
  getProgramsForUser: defineCall({
    method: 'GET',
    path: '/programs_for_user/:organization_uid/:client_uid',
    owner: 'identity',
    audience: 'signed-in',
    summary: 'Programs of an organisation that a coachee belongs to and the caller may coach in.',
    params: z.object({ organization_uid: uid, client_uid: uid }),
    response: z.object({ programs: z.array(programSchema), total: z.number().int() }),
  }),
  getActor: defineCall({
    method: 'GET',
    path: '/internal/actor/:user_uid',
    owner: 'identity',
    audience: 'internal',
    summary: 'What the gateway says of a signed-in person to services; 404 once they are deleted.',
    params: z.object({ user_uid: uid }),
    query: z.object({ organization_uid: uid.optional() }),
    response: z.object({
      actor: actorSchema,
      /** Counts up when sessions of this person must end; one that began under a lower count is over. */
      session_epoch: z.number().int().min(0),
    }),
  }),
} as const;

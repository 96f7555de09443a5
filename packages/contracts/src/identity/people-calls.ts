import { z } from 'zod';
import { defineCall } from '../call';
import { uid } from '../fields';
import { listQuery } from '../paging';
import { searchTotal } from '../search-total';
import { actorSchema } from './actor';
import { programSchema } from './organization';
import { roleSchema } from './role';
import { listedUserSchema, userSchema } from './user';

/** A uid that narrows a list; empty is as absent. */
const askedUid = z.union([uid, z.literal('')]).optional();

/** Who is there: people, and where they are. */
export const peopleCalls = {
  getUsers: defineCall({
    method: 'GET',
    path: '/users',
    owner: 'identity',
    audience: 'signed-in',
    summary:
      'People the caller may see: with coach_uid those this coach may coach, with organization_uid or program_uid those who are there, with role those who hold it there.',
    query: listQuery(['last_name', 'first_name', 'username', 'email']).extend({
      organization_uid: askedUid,
      program_uid: askedUid,
      coach_uid: askedUid,
      role: roleSchema.optional(),
    }),
    response: z.object({ users: z.array(listedUserSchema), ...searchTotal }),
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
    summary:
      'What the gateway says of a signed-in person to services; 404 once they are deleted or disabled.',
    params: z.object({ user_uid: uid }),
    query: z.object({
      organization_uid: uid.optional(),
      /** Who of the staff is signed in as them; 404 once they may not be. */
      real_uid: uid.optional(),
    }),
    response: z.object({
      actor: actorSchema,
      /** Counts up when sessions of this person must end; one that began under a lower count is over. */
      session_epoch: z.number().int().min(0),
      /** The same of who is signed in as them. */
      real_session_epoch: z.number().int().min(0).optional(),
    }),
  }),
} as const;

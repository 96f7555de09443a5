import { z } from 'zod';
import { defineCall, done } from '../call';
import { uid } from '../fields';
import {
  invitationPreviewSchema,
  invitationSchema,
  peopleEntitySchema,
  previewedInvitationSchema,
  refusedInvitationSchema,
} from './invitation';
import { writtenLicenseSchema } from './license';
import { roleSchema } from './role';
import { roles } from './roles';
import { userSchema, userSummarySchema } from './user';

/** Licences that one person can have. */
export const MOST_LICENSES = 20;

/** Where people are and as what: how they come into a place, what they are there, and how they leave it. */
export const placeCalls = {
  addInviteUsers: defineCall({
    method: 'POST',
    path: '/add_invite_users',
    owner: 'identity',
    audience: 'signed-in',
    summary:
      'Invite people by role to an organisation, a program, a coach, or the platform; who has an account already gets the place besides and is told so. Of whom the caller did not see before, the answer says what was sent. Who is written to too often is left out and named in `refused`.',
    body: invitationSchema,
    response: z.object({
      users: z.array(userSummarySchema),
      refused: z.array(refusedInvitationSchema).optional(),
    }),
  }),
  previewInviteUsers: defineCall({
    method: 'POST',
    path: '/preview_invite_users',
    owner: 'identity',
    audience: 'signed-in',
    summary: 'What add_invite_users would do with each of these people; it does nothing.',
    body: invitationPreviewSchema,
    response: z.object({ users: z.array(previewedInvitationSchema) }),
  }),
  removeUser: defineCall({
    method: 'POST',
    path: '/remove_user',
    owner: 'identity',
    audience: 'signed-in',
    inPerson: true,
    summary:
      'Take a person out of one place: an organisation with its programs, one program, or a coach’s clients. The account stays.',
    body: z.strictObject({ user_uid: uid, entity: peopleEntitySchema }),
    response: done,
  }),
  undoRemoveUser: defineCall({
    method: 'POST',
    path: '/undo_remove_user',
    owner: 'identity',
    audience: 'signed-in',
    inPerson: true,
    summary:
      'Put a person back whom the caller took out of a place in the last minutes, as what they were there; nobody is mailed.',
    body: z.strictObject({ user_uid: uid, entity: peopleEntitySchema }),
    response: done,
  }),
  leavePlace: defineCall({
    method: 'POST',
    path: '/leave_place',
    owner: 'identity',
    audience: 'signed-in',
    inPerson: true,
    summary:
      'Leave one place oneself: an organisation with its programs, one program, or a coach’s clients. The account stays.',
    body: z.strictObject({ entity: peopleEntitySchema }),
    response: z.object({ user: userSchema }),
  }),
  setRoles: defineCall({
    method: 'POST',
    path: '/set_roles',
    owner: 'identity',
    audience: 'signed-in',
    inPerson: true,
    summary:
      'Say what a person is in an organisation or program they are in; without an entity, on the platform. Only roles that the caller may assign there come and go.',
    body: z.strictObject({
      user_uid: uid,
      roles: z.array(roleSchema).max(roles.length),
      entity: peopleEntitySchema.extend({ entity_type: z.enum(['organization', 'program']) }).optional(),
    }),
    response: z.object({ user: userSchema }),
  }),
  setLicenses: defineCall({
    method: 'POST',
    path: '/set_licenses',
    owner: 'identity',
    audience: 'signed-in',
    inPerson: true,
    summary: 'Set a person’s licenses by hand, as staff; the list takes the place of the one before.',
    body: z.strictObject({ user_uid: uid, licenses: z.array(writtenLicenseSchema).max(MOST_LICENSES) }),
    response: z.object({ user: userSchema }),
  }),
} as const;

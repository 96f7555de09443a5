import { z } from 'zod';
import { defineCall, done, formAnswer } from '../call';
import { email, line, uid } from '../fields';
import { profileChangeSchema } from './profile';
import { userSchema } from './user';
import { verificationCode } from './verification-code';

/** What becomes of an account: its profile, its password, its addresses and its sessions. */
export const accountCalls = {
  updateUser: defineCall({
    method: 'POST',
    path: '/update_user',
    owner: 'identity',
    audience: 'signed-in',
    summary: 'Change the profile of oneself or of somebody one administers.',
    body: z.strictObject({
      user: profileChangeSchema,
      /** Sent by older screens; means nothing any more. */
      new_demo: z.boolean().optional(),
    }),
    response: z.object({ user: userSchema }),
  }),
  newPassword: defineCall({
    method: 'POST',
    path: '/new_password',
    owner: 'identity',
    audience: 'signed-in',
    inPerson: true,
    summary:
      'Set one’s own password, or as staff that of another; ends their other sessions and is mailed to all their addresses.',
    /** What a password must be is passwordProblem's to say, because it depends on whose it is. */
    body: z.strictObject({
      password: z.string().max(1000, 'Please use at most 200 characters.'),
      user_uid: uid,
    }),
    response: done,
    session: 'switches',
  }),
  sendReset: defineCall({
    method: 'POST',
    path: '/send_reset',
    owner: 'identity',
    audience: 'signed-in',
    inPerson: true,
    summary:
      'Have a code for a new password sent to a person’s own address; for who administers a place they are in.',
    body: z.strictObject({ uid }),
    response: done,
  }),
  signOutEverywhere: defineCall({
    method: 'POST',
    path: '/sign_out_everywhere',
    owner: 'identity',
    audience: 'signed-in',
    inPerson: true,
    summary: 'End all of one’s sessions but this one.',
    response: done,
    session: 'switches',
  }),
  beginDataExport: defineCall({
    method: 'POST',
    path: '/data_export',
    owner: 'identity',
    audience: 'signed-in',
    inPerson: true,
    summary:
      'Say that one is about to download everything of oneself, which the pages of one’s own data then give; it stands in the audit log.',
    response: done,
  }),
  signOutUser: defineCall({
    method: 'POST',
    path: '/sign_out_user',
    owner: 'identity',
    audience: 'signed-in',
    inPerson: true,
    summary: 'End all sessions of another person, as staff.',
    body: z.strictObject({ user_uid: uid }),
    response: done,
  }),
  disableUser: defineCall({
    method: 'POST',
    path: '/disable_user',
    owner: 'identity',
    audience: 'signed-in',
    inPerson: true,
    summary:
      'Lock another person out, as staff, which ends all their sessions, or let them in again. The account and its places stay.',
    body: z.strictObject({ user_uid: uid, disabled: z.boolean() }),
    response: z.object({ user: userSchema }),
  }),
  addEmail: defineCall({
    method: 'POST',
    path: '/add_email',
    owner: 'identity',
    audience: 'signed-in',
    inPerson: true,
    summary:
      'Send a code to a further address: one’s own is added once verify_new_email brings the code, one that staff adds once accept_email does.',
    body: z.strictObject({ uid, email }),
    response: z.object({ user: userSchema }),
    limited: 'mail',
  }),
  verifyNewEmail: defineCall({
    method: 'POST',
    path: '/verify_new_email',
    owner: 'identity',
    audience: 'signed-in',
    inPerson: true,
    summary: 'Add an address of one’s own to log in with, proved by the code of add_email.',
    body: z.strictObject({ uid, email, verification_code: verificationCode }),
    response: z.object({ user: userSchema }),
    session: 'switches',
    limited: 'codes',
  }),
  acceptEmail: defineCall({
    method: 'POST',
    path: '/accept_email',
    owner: 'identity',
    audience: 'public',
    summary: 'Add an address that staff began to add, proved by its receiver with the code of that mail.',
    body: z.strictObject({ uid, email, verification_code: verificationCode }),
    response: formAnswer,
    limited: 'codes',
  }),
  deleteEmail: defineCall({
    method: 'POST',
    path: '/delete_email',
    owner: 'identity',
    audience: 'signed-in',
    inPerson: true,
    summary: 'Take a way to log in away, but never the last one.',
    body: z.strictObject({ uid, system: line(40), system_key: line(254) }),
    response: z.object({ user: userSchema }),
    session: 'switches',
  }),
  deleteUser: defineCall({
    method: 'DELETE',
    path: '/user/:id',
    owner: 'identity',
    audience: 'signed-in',
    summary:
      'Move an account to the recycle bin, one’s own or as staff; ends all its sessions and is mailed to all its addresses.',
    params: z.object({ id: uid }),
    response: done,
  }),
} as const;

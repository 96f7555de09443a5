import { z } from 'zod';
import { profileChangeSchema } from '../account/profile';
import { verificationCode } from '../account/verification-code';
import { organizationSchema, userSchema } from '../entities';
import { email, line, uid } from '../fields';
import { listQuery } from '../paging';
import { defineCall, done, formAnswer } from './call';

/** What a person types to join a program, in any case. */
const courseCode = line(40).toUpperCase();

/** How people get into their account, and what they do with it. */
export const accountCalls = {
  loginCheck: defineCall({
    method: 'POST',
    path: '/login_check',
    owner: 'identity',
    audience: 'public',
    summary: 'Begin to sign up, or to sign in by code: sends a code to the address, whoever it belongs to.',
    body: z.strictObject({ email, course_code: courseCode.optional() }),
    response: formAnswer,
    limited: 'mail',
  }),
  verifyEmail: defineCall({
    method: 'POST',
    path: '/verify_email',
    owner: 'identity',
    audience: 'public',
    summary: 'Sign in with the code of login_check; the first time, this makes the account.',
    body: z.strictObject({ email, verification_code: verificationCode }),
    response: formAnswer,
    session: 'starts',
    limited: 'codes',
  }),
  createOtp: defineCall({
    method: 'POST',
    path: '/create_otp',
    owner: 'identity',
    audience: 'public',
    summary:
      'Ask for a one-time code to sign in; it is sent if the address has an account, the answer is the same.',
    body: z.strictObject({
      email,
      /** Where the screen goes on to; the server has no use for it. */
      redirect_to: z.string().max(2000).optional(),
    }),
    response: formAnswer,
    limited: 'mail',
  }),
  verifyOtp: defineCall({
    method: 'POST',
    path: '/verify_otp',
    owner: 'identity',
    audience: 'public',
    summary: 'Sign in with a one-time code.',
    body: z.strictObject({ email, otp: verificationCode }),
    response: formAnswer,
    session: 'starts',
    limited: 'codes',
  }),
  newPassword: defineCall({
    method: 'POST',
    path: '/new_password',
    owner: 'identity',
    audience: 'signed-in',
    summary: 'Set one’s own password, or that of somebody one answers for; ends their other sessions.',
    /** What a password must be is passwordProblem's to say, because it depends on whose it is. */
    body: z.strictObject({
      password: z.string().max(1000, 'Please use at most 200 characters.'),
      user_uid: uid,
    }),
    response: done,
    session: 'switches',
  }),
  signOutEverywhere: defineCall({
    method: 'POST',
    path: '/sign_out_everywhere',
    owner: 'identity',
    audience: 'signed-in',
    summary: 'End all of one’s sessions but this one.',
    response: done,
    session: 'switches',
  }),
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
  deleteUser: defineCall({
    method: 'DELETE',
    path: '/user/:id',
    owner: 'identity',
    audience: 'signed-in',
    summary: 'Move an account to the recycle bin, one’s own or as staff; ends all its sessions.',
    params: z.object({ id: uid }),
    response: done,
  }),
  addEmail: defineCall({
    method: 'POST',
    path: '/add_email',
    owner: 'identity',
    audience: 'signed-in',
    summary: 'Send a code to a further address; it is added once verify_new_email brings the code.',
    body: z.strictObject({ uid, email }),
    response: z.object({ user: userSchema }),
    limited: 'mail',
  }),
  verifyNewEmail: defineCall({
    method: 'POST',
    path: '/verify_new_email',
    owner: 'identity',
    audience: 'signed-in',
    summary: 'Add an address to log in with, proved by the code of add_email.',
    body: z.strictObject({ uid, email, verification_code: verificationCode }),
    response: z.object({ user: userSchema }),
    limited: 'codes',
  }),
  deleteEmail: defineCall({
    method: 'POST',
    path: '/delete_email',
    owner: 'identity',
    audience: 'signed-in',
    summary: 'Take a way to log in away, but never the last one.',
    body: z.strictObject({ uid, system: line(40), system_key: line(254) }),
    response: z.object({ user: userSchema }),
  }),
  getOrganizations: defineCall({
    method: 'GET',
    path: '/get_organizations',
    owner: 'identity',
    audience: 'signed-in',
    summary: 'Organisations the caller may see: their own, and all for staff.',
    query: listQuery(['name', 'short_name']),
    response: z.object({ organizations: z.array(organizationSchema), total: z.number().int() }),
  }),
} as const;

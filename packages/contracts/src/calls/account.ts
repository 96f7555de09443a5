import { z } from 'zod';
import { verificationCode } from '../account/verification-code';
import { email, line } from '../fields';
import { defineCall, formAnswer } from './call';

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
} as const;

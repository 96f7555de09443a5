import { z } from 'zod';
import { defineCall, done, formAnswer } from '../call';
import { email, line, moment, uid } from '../fields';
import { courseSchema, organizationSchema } from './organization';
import { userSchema } from './user';
import { verificationCode } from './verification-code';

/** Who is signed in. */
export const sessionSchema = z.object({
  user: userSchema,
  organization: organizationSchema.nullable(),
  /** From when on no coaches can be added there, for want of seats; only to who may see to it. */
  seats_close_at: moment.optional(),
  /** With which their devices seal what they store: 32 bytes in base64url, theirs alone and always the same. */
  journal_key: z.string(),
  /** The member of staff who is signed in as them, and until when; absent while they are there in person. */
  real: z.object({ uid, username: line(200), until: moment }).optional(),
});

/** What a person types to join a program, in any case. */
const courseCode = line(40).toUpperCase();

/** How people get in, who they are then, and how they get out. */
export const signInCalls = {
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
  loginCheck: defineCall({
    method: 'POST',
    path: '/login_check',
    owner: 'identity',
    audience: 'public',
    summary:
      'Begin to sign up, or to sign in by code: sends a code to the address, whoever it belongs to. A course code is checked and named in the mail; whoever signs in joins with join_program.',
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
  confirmSession: defineCall({
    method: 'POST',
    path: '/confirm_session',
    owner: 'identity',
    audience: 'signed-in',
    inPerson: true,
    summary:
      'Prove anew who one is, after a 403 with the reason confirm_first: with one’s password, or the code that create_otp sends to one’s address.',
    body: z
      .strictObject({
        email,
        password: z.string().min(1).max(200).optional(),
        otp: verificationCode.optional(),
      })
      .refine(
        ({ password, otp }) => (password === undefined) !== (otp === undefined),
        'Please give your password or a code.',
      ),
    response: formAnswer,
    session: 'switches',
    limited: 'credentials',
  }),
  getUserSession: defineCall({
    method: 'GET',
    path: '/user_session',
    owner: 'identity',
    audience: 'signed-in',
    summary: 'Who is signed in, and the organisation they work in now.',
    response: sessionSchema,
  }),
  switchOrganization: defineCall({
    method: 'POST',
    path: '/user_session',
    owner: 'identity',
    audience: 'signed-in',
    summary: 'Work in another of one’s own organisations; staff in any, or with null in none.',
    body: z.strictObject({ organization_uid: uid.nullable() }),
    response: sessionSchema,
    session: 'switches',
  }),
  lookUpCourse: defineCall({
    method: 'POST',
    path: '/look_up_course',
    owner: 'identity',
    audience: 'signed-in',
    summary: 'What a course code leads to, before one joins; email is one’s own.',
    body: z.strictObject({ email, course_code: courseCode }),
    response: z.object({ course: courseSchema }),
    limited: 'course-codes',
  }),
  joinProgram: defineCall({
    method: 'POST',
    path: '/join_program',
    owner: 'identity',
    audience: 'signed-in',
    inPerson: true,
    summary: 'Join the program of a course code as a coachee; email is one’s own.',
    body: z.strictObject({ email, course_code: courseCode }),
    response: z.object({ user: userSchema }),
    session: 'switches',
    limited: 'course-codes',
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
} as const;

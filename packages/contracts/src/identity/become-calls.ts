import { z } from 'zod';
import { defineCall, done } from '../call';
import { line, uid } from '../fields';
import { listQuery } from '../paging';
import { accessSchema } from './access';
import { sessionSchema } from './sign-in-calls';

/** Staff signed in as somebody else, and what that person can read of it. */
export const becomeCalls = {
  becomeUser: defineCall({
    method: 'POST',
    path: '/become_user/:id',
    owner: 'identity',
    audience: 'signed-in',
    inPerson: true,
    summary:
      'Be signed in as somebody else for 30 minutes, as staff and never as staff: to see what they see. What is private to them stays so, and what concerns their account is refused. Screens send a reason, which the person can read.',
    params: z.object({ id: uid }),
    body: z.strictObject({ reason: line(300).default('') }).default({ reason: '' }),
    response: sessionSchema,
    session: 'switches',
  }),
  endBecomeUser: defineCall({
    method: 'POST',
    path: '/become_user_end',
    owner: 'identity',
    audience: 'public',
    summary: 'Be oneself again; also answers who is.',
    response: done,
    session: 'returns',
  }),
  getAccesses: defineCall({
    method: 'GET',
    path: '/accesses/:user_uid',
    owner: 'identity',
    audience: 'signed-in',
    summary: 'When staff was signed in as a person, who and why: for that person and for staff.',
    params: z.object({ user_uid: uid }),
    query: listQuery(['began_at'], true),
    response: z.object({ accesses: z.array(accessSchema), total: z.number().int() }),
  }),
} as const;

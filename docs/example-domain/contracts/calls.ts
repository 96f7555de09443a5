import { z } from 'zod';
import { defineCall } from '../call';
import { greetingSchema } from './greeting';

export const greetingCalls = {
  greet: defineCall({
    method: 'POST',
    path: '/greeting',
    owner: 'greetings',
    audience: 'signed-in',
    summary: 'Greets the caller, and counts how often it has.',
    response: z.object({ greeting: greetingSchema }),
  }),
} as const;

import { z } from 'zod';

/** Body of every 4xx and 5xx answer. */
export const errorBodySchema = z.object({
  /** A sentence a person can act on. */
  message: z.string(),
  /** What is wrong where, for invalid input; `path` as in `observation.title`. */
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /**
   * What a program can do about it: 'confirm_first' asks for confirm_session, and then for the same again; 'become_over'
   * for become_user_end, after which one is oneself again; 'needs_license' leads to /payment.
   */
  reason: z.enum(['confirm_first', 'become_over', 'needs_license']).optional(),
  /** By what they can confirm who they are, with that reason. */
  by: z.array(z.enum(['password', 'code'])).optional(),
  /** Quoted to support; on a 500 always there. */
  request_id: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

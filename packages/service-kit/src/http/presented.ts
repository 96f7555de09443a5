import type { z } from 'zod';

/** An answer that its contract does not allow: our defect, never the caller's. */
export class BrokenContract extends Error {
  constructor(
    readonly path: string,
    readonly issues: readonly z.core.$ZodIssue[],
  ) {
    super(`The answer of ${path} breaks its contract.`);
  }
}

/** What may leave of an answer. @throws BrokenContract */
export function presented(schema: z.ZodType, path: string, answer: unknown): unknown {
  const { success, data, error } = schema.safeParse(answer);
  if (!success) throw new BrokenContract(path, error.issues);
  return data;
}

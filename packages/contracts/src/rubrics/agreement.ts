import { z } from 'zod';
import { uid } from '../fields';

/** A number, what it was taken of, and between which numbers 95 of 100 repetitions would fall. */
const measured = z.object({
  /** Null where it is not defined, or too little was scored to say. */
  value: z.number().nullable(),
  /** Pairs of scores, or for alpha rows that at least two observers scored. */
  n: z.number().int(),
  interval: z.object({ low: z.number(), high: z.number() }).nullable(),
});
export type Measured = z.infer<typeof measured>;

/** How far observers of one script agree: in each row, and in all. */
export const agreementSchema = z.object({
  observers: z.number().int(),
  rows: z.array(z.object({ row_uid: uid, exact: measured, adjacent: measured })),
  exact: measured,
  adjacent: measured,
  /** Quadratic-weighted kappa of two observers; null for more of them, or for fewer than 20 pairs. */
  kappa: measured.nullable(),
  /** Krippendorff's alpha for ordinal scores of more than two observers. */
  alpha: measured.nullable(),
});
export type Agreement = z.infer<typeof agreementSchema>;

import { z } from 'zod';

/** 1 for a favourite, 0 for none. */
export const favorite = z.union([z.literal(0), z.literal(1)]);

/** The stars that a question or template has for the caller. */
export const starsSchema = z.object({
  /** The caller's own star, or the organisation's. */
  favorite,
  /** The caller's own. */
  favorite_user: favorite.default(0),
  /** Of the organisation that the caller works in, by those who decide for it: it recommends this to all. */
  favorite_organization: favorite.default(0),
});
export type Stars = z.infer<typeof starsSchema>;

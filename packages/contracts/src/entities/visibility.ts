import { z } from 'zod';

/**
 * Who may read an interaction besides its coach: everyone it concerns ('shared'), or nobody until the coach shares
 * or finishes it ('private').
 */
export const visibilities = ['shared', 'private'] as const;
export const visibilitySchema = z.enum(visibilities);
export type Visibility = z.infer<typeof visibilitySchema>;

/** What a new observation starts with: the coach's own choice, or else their organisation's, or else shared. */
export const observationDefaultsSchema = z.object({
  /** Null follows the organisation. */
  own: visibilitySchema.nullable(),
  /** Of the organisation one works in; null where nothing was chosen, and for those who work in none. */
  organization: visibilitySchema.nullable(),
});
export type ObservationDefaults = z.infer<typeof observationDefaultsSchema>;

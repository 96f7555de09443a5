import { z } from 'zod';

/**
 * Who may read an interaction besides its coach: everyone it concerns ('shared'), or nobody until the coach shares
 * or finishes it ('private').
 */
export const interactionVisibilities = ['shared', 'private'] as const;
export const interactionVisibilitySchema = z.enum(interactionVisibilities);
export type InteractionVisibility = z.infer<typeof interactionVisibilitySchema>;

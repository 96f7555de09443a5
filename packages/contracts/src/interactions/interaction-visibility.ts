import { z } from 'zod';

/**
 * Who may read an interaction besides its coach: everyone it concerns ('shared'), or nobody until the coach shares
 * or finishes it ('private').
 */
export const interactionVisibilities = ['shared', 'private'] as const;
export const interactionVisibilitySchema = z.enum(interactionVisibilities);
export type InteractionVisibility = z.infer<typeof interactionVisibilitySchema>;

/** It was written while its organization showed its administrators counts alone, who never read it; left out means no. */
export const writtenUnderCounts = z.boolean().optional();

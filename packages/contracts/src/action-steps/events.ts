import { z } from 'zod';
import { uid } from '../fields';
import { actionStepFactsSchema } from './action-step-facts';

export const actionStepEvents = {
  'action_step.updated': z.object({ step: actionStepFactsSchema }),
  /** Published again when a step that was reopened is completed once more: count steps, not words. */
  'action_step.completed': z.object({ step: actionStepFactsSchema }),
  /** Removed, or gone along with its tool; an update brings it back. */
  'action_step.deleted': z.object({ uid }),
} as const;

export const actionStepStates = ['action_step.updated'] as const;
export const actionStepFacts = ['action_step.completed'] as const;

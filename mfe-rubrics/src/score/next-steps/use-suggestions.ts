import { richTextOf } from '@coaching/contracts';
import { suggestedStep, type ToolSteps } from '@coaching/interaction-kit/action-steps';
import type { InteractionHead } from '@coaching/interaction-kit/kind';
import type { UsedAutosave } from '@coaching/mfe-kit/autosave';
import { isSameRichText } from '@coaching/mfe-kit/merging';
import { useMemo } from 'react';
import { rubricKind } from '../../instance/rubric-kind';
import type { TakenSteps } from './taken-steps';

/** Steps that are taken become the coachee's action steps. @returns null where these could not be loaded */
export function useSuggestions(
  head: InteractionHead,
  { value, loadError, change }: UsedAutosave<ToolSteps>,
): TakenSteps | null {
  const steps = value?.steps;
  return useMemo(() => {
    if (steps)
      return {
        has: (text) => steps.some(({ action_step }) => isSameRichText(action_step, richTextOf(text))),
        take: (text) => change(suggestedStep(rubricKind, head, text)),
      };
    return loadError ? null : { has: () => false, take: null };
  }, [steps, loadError, change, head]);
}

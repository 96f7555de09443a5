import { type ActionStep, richTextOf } from '@coaching/contracts';
import { suggestedStep, type ToolSteps } from '@coaching/interaction-kit/action-steps';
import type { InteractionHead } from '@coaching/interaction-kit/kind';
import type { UsedAutosave } from '@coaching/mfe-kit/autosave';
import { isSameRichText } from '@coaching/mfe-kit/merging';
import { useEffect, useMemo, useState } from 'react';
import { rubricKind } from '../../instance/rubric-kind';
import type { TakenSteps } from './taken-steps';

const isAmong = (steps: readonly Pick<ActionStep, 'action_step'>[], text: string) =>
  steps.some(({ action_step }) => isSameRichText(action_step, richTextOf(text)));

/**
 * Steps that are taken become the coachee's action steps; those taken before it is known which there are, once it is.
 * @param heldBack why none can be taken now; null where they can be
 * @returns null where these could not be loaded
 */
export function useSuggestions(
  head: InteractionHead,
  { value, loadError, change }: Pick<UsedAutosave<ToolSteps>, 'value' | 'loadError' | 'change'>,
  heldBack: string | null,
): TakenSteps | null {
  const steps = value?.steps;
  const [early, setEarly] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!steps || early.length === 0) return;
    for (const text of early) if (!isAmong(steps, text)) change(suggestedStep(rubricKind, head, text));
    setEarly([]);
  }, [steps, early, change, head]);
  return useMemo(() => {
    if (!steps && loadError) return null;
    return {
      heldBack,
      taking: (text) => (isAmong(steps ?? [], text) ? 'taken' : early.includes(text) ? 'waiting' : 'no'),
      take: (text) =>
        steps ? change(suggestedStep(rubricKind, head, text)) : setEarly((before) => [...before, text]),
    };
  }, [heldBack, steps, loadError, early, change, head]);
}

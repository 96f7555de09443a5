import { useSession } from '@coaching/mfe-kit';
import { type UsedAutosave, useAutosave } from '@coaching/mfe-kit/autosave';
import type { ScreenKind } from '../kind';
import { stepsAutosave } from './steps-autosave';
import type { ToolSteps } from './tool-steps';

/** The action steps of an interaction, saving themselves. */
export function useActionSteps(kind: ScreenKind, interaction_uid: string): UsedAutosave<ToolSteps> {
  return useAutosave(stepsAutosave(kind), useSession().user.uid, interaction_uid);
}

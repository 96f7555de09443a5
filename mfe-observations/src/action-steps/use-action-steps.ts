import { useSession } from '@coaching/mfe-kit';
import { type UsedAutosave, useAutosave } from '@coaching/mfe-kit/autosave';
import { stepsAutosave } from './steps-autosave';
import type { ToolSteps } from './tool-steps';

/** The action steps of an observation, saving themselves. */
export function useActionSteps(observation_uid: string): UsedAutosave<ToolSteps> {
  return useAutosave(stepsAutosave, useSession().user.uid, observation_uid);
}

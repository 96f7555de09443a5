import { type ActionStepDraft, newUid } from '@coaching/contracts';

/** A step as a coach sends it; `more` says what matters. */
export function aStep(more: Partial<ActionStepDraft> = {}): ActionStepDraft {
  return { uid: newUid(), action_step: '<p>Wait five seconds.</p>', ...more };
}

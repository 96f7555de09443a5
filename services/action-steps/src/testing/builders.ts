import { type ActionStepDraft, newUid } from '@coaching/contracts';

type NamedDraft = ActionStepDraft & { uid: string };

/** A step as a coach sends it; `more` says what matters. */
export function aStep(more: Partial<NamedDraft> = {}): NamedDraft {
  return { uid: newUid(), action_step: '<p>Wait five seconds.</p>', ...more };
}

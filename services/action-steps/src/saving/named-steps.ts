import { type ActionStepDraft, newUid } from '@coaching/contracts';
import { sanitizeRichText } from '@coaching/service-kit';
import type { StepRecord } from '../steps/step-record';
import { untouched } from './changed-fields';
import type { SaveRequest } from './save-request';

/** A step that is sent, with its identity and its path in the request. */
export interface NamedStep {
  draft: ActionStepDraft & { uid: string };
  path: string;
}

const isSame =
  ({ action_step, coachee }: ActionStepDraft) =>
  (step: StepRecord) =>
    step.action_step === sanitizeRichText(action_step ?? untouched.action_step) &&
    step.coachee === (coachee ?? untouched.coachee);

/**
 * Steps that come without a uid are given one; one that says what a stored step says, and for the same person, is
 * that one, so that a save whose answer was lost doubles no step when it is sent again.
 */
export function namedSteps(drafts: SaveRequest['drafts'], stored: readonly StepRecord[]): NamedStep[] {
  const named = new Set(drafts.map(({ draft }) => draft.uid));
  const free = stored.filter(({ uid, deleted_at }) => !deleted_at && !named.has(uid));
  return drafts.map(({ draft, path }) => {
    if (draft.uid) return { draft: { ...draft, uid: draft.uid }, path };
    const index = free.findIndex(isSame(draft));
    const [same] = index === -1 ? [] : free.splice(index, 1);
    return { draft: { ...draft, uid: same?.uid ?? newUid() }, path };
  });
}

import { type ActionStepDraft, MAX_RICH_TEXT_LENGTH } from '@coaching/contracts';
import { Invalid, sanitizeRichText } from '@coaching/service-kit';
import type { WrittenFields } from '../steps/step-record';

/** How a step starts: open, for the coachee, without a last day. */
export const untouched: WrittenFields = { action_step: '', coachee: true, completed: null, due_date: null };

const TOO_LONG = 'This text is too long.';

/** Rich text made safe; what is stored already was. @throws Invalid when escaping has made it too long */
function safe(text: string, stored: string, path: string): string {
  if (text === stored) return text;
  const made = sanitizeRichText(text);
  if (made.length > MAX_RICH_TEXT_LENGTH) throw new Invalid(TOO_LONG, [{ path, message: TOO_LONG }]);
  return made;
}

/**
 * When a step was done. It is a toggle (spec 2 section 4), so being done already is no change, whatever moment is
 * sent; work done offline keeps its moment, and a clock that is ahead does not reach into the future.
 */
function completion(sent: string | null, stored: Date | null, now: Date): Date | null {
  if (sent === null) return null;
  const moment = new Date(sent);
  return stored ?? (moment > now ? now : moment);
}

/**
 * Those of the fields a draft names that differ from what is stored.
 * @throws Invalid when the text is too long once it is safe
 */
export function changedFields(
  draft: ActionStepDraft,
  stored: WrittenFields,
  { now, path }: { now: Date; path: string },
): Partial<WrittenFields> {
  const changed: Partial<WrittenFields> = {};
  if (draft.action_step !== undefined) {
    const action_step = safe(draft.action_step, stored.action_step, `${path}.action_step`);
    if (action_step !== stored.action_step) changed.action_step = action_step;
  }
  if (draft.coachee !== undefined && draft.coachee !== stored.coachee) changed.coachee = draft.coachee;
  if (draft.due_date !== undefined && draft.due_date !== stored.due_date) changed.due_date = draft.due_date;
  if (draft.completed !== undefined) {
    const completed = completion(draft.completed, stored.completed, now);
    if (completed !== stored.completed) changed.completed = completed;
  }
  return changed;
}

import { type ActionStep, type ActionStepDraft, newUid } from '@coaching/contracts';
import {
  continuesRichText,
  field,
  fieldsOf,
  isEmptyRichText,
  isSameRichText,
  listOf,
  richText,
  type Versions,
  versionsOf,
  type WrittenField,
} from '@coaching/mfe-kit/merging';
import type { ToolSteps } from './tool-steps';

const momentOf = (text: string | null) => (text === null ? null : Date.parse(text));

type ChangeableField = Exclude<WrittenField<ActionStep, ActionStepDraft>, 'client_embed'>;

/** What a person can change in a step; for which coachees it is, is said once, when it is new. */
export const stepFields = fieldsOf<ActionStep, ChangeableField>({
  action_step: richText((_, theirs) => theirs),
  coachee: field(),
  due_date: field(),
  completed: field({
    isSame: (one, other) => momentOf(one) === momentOf(other),
    // Done on both sides is done once, at the moment the server has.
    both: (mine, theirs) => (mine && theirs ? theirs : mine),
  }),
});

const isSameText = (one: ActionStep, other: ActionStep) => isSameRichText(one.action_step, other.action_step);

/** A step that the server does not know yet, with what was written here. */
const asNew = (step: ActionStep, uid: string): ActionStep => ({ ...step, uid, revision: 0, completed: null });

/**
 * The steps of a tool. Of one whose text both rewrote, or one rewrote and the other completed, both stand, this
 * device's as a step of its own. A text that was rewritten here and deleted there comes back as a new step; anything
 * else about a deleted step goes with it.
 * @param makeUid makes the uids of such steps
 */
const stepList = (makeUid: () => string) =>
  listOf<ActionStep>({
    key: ({ uid }) => uid,
    item: stepFields,
    saved: 'singly',
    apart({ base, mine, theirs, merged }) {
      const isMineIncluded =
        isSameText(mine, theirs) || isSameText(mine, base) || isEmptyRichText(mine.action_step);
      if (isMineIncluded) return [{ ...merged, action_step: theirs.action_step }];
      // What is completed keeps its words; the server takes no others.
      if (theirs.completed !== null && merged.completed !== null) return [theirs, asNew(mine, makeUid())];
      const keepsMine = isSameText(mine, merged) || continuesRichText(merged.action_step, mine.action_step);
      return keepsMine ? [merged] : [merged, asNew(mine, makeUid())];
    },
    deletedThere: (mine, base) => (isSameText(base, mine) ? [] : [asNew(mine, makeUid())]),
  });

/** How autosave brings versions of a tool's action steps together. @param makeUid see stepList */
export const versionsOfSteps = (makeUid: () => string = newUid): Versions<ToolSteps> =>
  versionsOf(fieldsOf<ToolSteps, 'steps'>({ steps: stepList(makeUid) }));

export const stepsVersions = versionsOfSteps();

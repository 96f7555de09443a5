import { type ActionStep, newUid } from '@coaching/contracts';
import { type FieldRules, mergeFields, mergeList } from '@coaching/mfe-kit/merging';
import { continues, isEmptyRichText } from '../observation/rich-text-sameness';
import { isSameStep, isSameStepField } from './step-fields';
import { byUid, type ToolSteps } from './tool-steps';

const keepMine = <Value>(mine: Value) => mine;

const rules: FieldRules<ActionStep> = {
  action_step: keepMine,
  coachee: keepMine,
  due_date: keepMine,
  // Done on both sides is done once, at the moment the server has.
  completed: (mine, theirs) => (mine && theirs ? theirs : mine),
};

const isSameText = (one: ActionStep, other: ActionStep) => isSameStepField('action_step', one, other);

/** A step that the server does not know yet, with what was written here. */
const asNew = (step: ActionStep, uid: string): ActionStep => ({ ...step, uid, revision: 0, completed: null });

/** One step out of two; where both texts must stay, this device's follows as a step of its own. */
function mergeStep(makeUid: () => string) {
  return (mine: ActionStep, theirs: ActionStep, before?: ActionStep): ActionStep[] => {
    const base = before ?? { ...theirs, action_step: '' };
    const merged = mergeFields({ base, mine, theirs }, rules, isSameStepField);
    const isMineTold = isSameText(mine, theirs) || isSameText(mine, base);
    if (isMineTold || isEmptyRichText(mine.action_step))
      return [{ ...merged, action_step: theirs.action_step }];
    // What is completed keeps its words; the server takes no others.
    if (theirs.completed !== null && merged.completed !== null) return [theirs, asNew(mine, makeUid())];
    if (isSameText(theirs, base) || continues(mine.action_step, theirs.action_step)) return [merged];
    if (continues(theirs.action_step, mine.action_step))
      return [{ ...merged, action_step: theirs.action_step }];
    return [{ ...merged, action_step: theirs.action_step }, asNew(mine, makeUid())];
  };
}

/**
 * Merges two versions of an observation's steps that grew from `base`. What only one side did happens; of a step
 * whose text both rewrote, or one rewrote and the other completed, both stand. A text that was rewritten here and
 * deleted there comes back as a new step; anything else about a deleted step goes with it.
 * @param makeUid makes the uids of such steps
 */
export function mergeSteps(
  base: ToolSteps,
  mine: ToolSteps,
  theirs: ToolSteps,
  makeUid: () => string = newUid,
): ToolSteps {
  const [before, there] = [byUid(base.steps), byUid(theirs.steps)];
  const merged = mergeList(
    { base: base.steps, mine: mine.steps, theirs: theirs.steps },
    { isSame: isSameStep, mergeBoth: mergeStep(makeUid), isBefore: () => true },
  );
  const steps = merged.flatMap((step) => {
    const old = before.get(step.uid);
    if (!old || there.has(step.uid)) return [step];
    return isSameText(old, step) ? [] : [asNew(step, makeUid())];
  });
  return { ...theirs, steps };
}

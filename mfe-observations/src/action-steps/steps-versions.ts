import type { ActionStep } from '@coaching/contracts';
import type { Versions } from '@coaching/mfe-kit/merging';
import { mergeSteps } from './merge-steps';
import { areSameSteps, isSameStep, isSameStepField, stepFields } from './step-fields';
import { byUid, type ToolSteps } from './tool-steps';

/** The steps that both sides are known to share: as sent where the server shows them so, otherwise as in base. */
function common(base: ToolSteps, sent: ToolSteps, theirs: ToolSteps): ToolSteps {
  const [before, ours, there] = [byUid(base.steps), byUid(sent.steps), byUid(theirs.steps)];
  const uids = new Set([...base.steps, ...sent.steps].map(({ uid }) => uid));
  const steps = [...uids].flatMap((uid) => {
    const [old, own, current] = [before.get(uid), ours.get(uid), there.get(uid)];
    if (own && current && (!old || isSameStep(own, current))) return [own];
    const isDeletedByUs = !own && !current;
    return old && !isDeletedByUs ? [old] : [];
  });
  return { ...base, steps };
}

/** An answered step with our own words where we sent some, so that they do not move under the cursor. */
function asWritten(answered: ActionStep, sent: ActionStep | undefined, before: ActionStep | undefined) {
  if (!sent) return answered;
  const own = stepFields.filter(
    (name) => (before && !isSameStepField(name, before, sent)) || isSameStepField(name, sent, answered),
  );
  return { ...answered, ...Object.fromEntries(own.map((name) => [name, sent[name]])) };
}

/** How autosave brings versions of an observation's action steps together. */
export const stepsVersions: Versions<ToolSteps> = {
  isSame: areSameSteps,
  merge: (base, mine, theirs) => mergeSteps(base, mine, theirs),
  ancestor: common,
  confirmed: ({ base, sent, answer }) => {
    const [before, ours] = [byUid(base.steps), byUid(sent.steps)];
    return {
      ...answer,
      steps: answer.steps.map((step) => asWritten(step, ours.get(step.uid), before.get(step.uid))),
    };
  },
};

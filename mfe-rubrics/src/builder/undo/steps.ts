import type { StepRules } from '@coaching/mfe-kit/undo';
import type { EditedRubric } from '../rubric/edited-rubric';
import { uidsOf, withColumns, withRows } from '../rubric/restored-parts';
import { rubricMerging } from '../rubric/rubric-merging';

/** One thing somebody did with a rubric: how it was, and what they made of it. */
export interface Step {
  from: EditedRubric;
  to: EditedRubric;
}

/** `from` with what `to` has more than it and is there by now: it came back by itself, as somebody else had written in it. */
function withWhatIsBack(from: EditedRubric, to: EditedRubric, now: EditedRubric): EditedRubric {
  const categories = uidsOf(now.categories);
  return withRows(withColumns(from, to, uidsOf(now.columns)), to, { categories, rows: uidsOf(now.rows) });
}

/** Makes the same difference in whatever the rubric has become meanwhile. */
const difference =
  (from: EditedRubric, to: EditedRubric) =>
  (now: EditedRubric): EditedRubric => {
    const after = rubricMerging.merge(withWhatIsBack(from, to, now), to, now);
    return rubricMerging.isSame(now, after) ? now : after;
  };

/** A step is undone by merging its way back with all that was done since, here or elsewhere. */
export const rubricSteps: StepRules<EditedRubric, Step> = {
  undone: ({ from, to }) => difference(to, from),
  redone: ({ from, to }) => difference(from, to),
};

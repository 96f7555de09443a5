import type { RubricInstance } from '@coaching/contracts';
import { gridOf, type Scores, scoresOf } from './scores';

/** One use of a rubric as it is edited: its scores by row, so that two devices score row by row. */
export interface EditedInstance extends Omit<RubricInstance, 'items'> {
  items: Scores;
}

/** As it is edited. @param before rows that say what they said there stay the same objects */
export const edited = (instance: RubricInstance, before: EditedInstance | null = null): EditedInstance => ({
  ...instance,
  items: scoresOf(instance.rubric, instance.items, before?.items),
});

/** As the server answers it. */
export const answered = (instance: EditedInstance): RubricInstance => ({
  ...instance,
  items: gridOf(instance.rubric, instance.items),
});

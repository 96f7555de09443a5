import type { RubricInstance } from '@coaching/contracts';

/** An instance under the name it is sent under, and under that of the specification's table (spec 2 section 7). */
export const byBothNames = (rubric_instance: RubricInstance) => ({
  rubric_instance,
  instance: rubric_instance,
});

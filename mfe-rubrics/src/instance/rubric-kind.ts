import { MESSAGES } from '@coaching/contracts';
import { type ScreenKind, screenKind } from '@coaching/interaction-kit/kind';

/** Uses of rubrics, as what all interactions have in common knows them. */
export const rubricKind: ScreenKind = {
  ...screenKind('rubric_instance'),
  deleted: MESSAGES.rubricInstanceDeleted,
};

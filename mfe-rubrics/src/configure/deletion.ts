import type { Deletion } from '@coaching/interaction-kit/deletion';
import { callApi } from '@coaching/mfe-kit';

/** How uses of rubrics are deleted and brought back. */
export const deletion: Deletion = {
  remove: (uid) => callApi('deleteRubricInstance', { params: { uid } }),
  restore: (uid) => callApi('undeleteRubricInstance', { params: { uid } }),
};

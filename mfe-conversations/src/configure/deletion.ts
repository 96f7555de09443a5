import type { Deletion } from '@coaching/interaction-kit/deletion';
import { callApi } from '@coaching/mfe-kit';

/** How conversations and templates are deleted and brought back. */
export const deletion: Deletion = {
  remove: (uid) => callApi('deleteInterview', { params: { uid } }),
  restore: (uid) => callApi('undeleteInterview', { params: { uid } }),
};

import type { Deletion } from '@coaching/interaction-kit/deletion';
import { callApi } from '@coaching/mfe-kit';

/** How observations are deleted and brought back. */
export const deletion: Deletion = {
  remove: (uid) => callApi('deleteObservation', { params: { uid } }),
  restore: (uid) => callApi('undeleteObservation', { params: { uid } }),
};

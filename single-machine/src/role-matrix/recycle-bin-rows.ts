import { deleters, signedIn } from './everybody';
import { rowsOf } from './row';

const observation = { service: 'observations', kind: 'observation', uid: 'demo-observation-0-1' };

/** The recycle bin, which the gateway composes; the object is an observation of the coach's that is not deleted. */
export const recycleBinRows = rowsOf({
  getRecycleBin: { answered: signedIn },
  getUndeletePreview: { params: observation, answered: [] },
  undelete: { body: { obj: observation }, answered: deleters },
});

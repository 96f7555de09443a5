import { applyRubricInstanceUpdate, type RubricInstanceUpdate } from '@coaching/contracts';
import { type Followed, streamAddress } from '@coaching/mfe-kit/live';
import { answered, type EditedInstance, edited } from './edited-instance';
import { instanceAutosave } from './instance-autosave';

/** How a use of a rubric is followed. */
export const followedInstance = (uid: string): Followed<EditedInstance, RubricInstanceUpdate> => ({
  address: streamAddress('followRubricInstance', { uid }),
  apply(before, news) {
    const after = applyRubricInstanceUpdate(before && answered(before), news);
    return after && edited(after, before);
  },
  look: (signal) => instanceAutosave.load(uid, signal),
});

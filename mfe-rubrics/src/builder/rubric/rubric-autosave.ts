import { MESSAGES, type Rubric } from '@coaching/contracts';
import { ApiError, callApi } from '@coaching/mfe-kit';
import type { AutosavedEntity } from '@coaching/mfe-kit/autosave';
import { type EditedRubric, edited, isComplete } from './edited-rubric';
import { rubricDraft } from './rubric-draft';
import { rubricMerging } from './rubric-merging';
import { saveItsTool } from './save-its-tool';

/** Those that were begun on this page and not saved so far, as they began. */
const begun = new Map<string, EditedRubric>();

/** Has a new one opened by its uid as if the server had it: it is made there by its first save. */
export function beginRubric(rubric: EditedRubric): void {
  if (!begun.has(rubric.uid)) begun.set(rubric.uid, rubric);
}

/** How rubrics load, save themselves and come together with what was changed elsewhere. */
export const rubricAutosave: AutosavedEntity<EditedRubric> = {
  entity: 'rubric',
  isLarge: true,
  isNew: ({ revision }) => revision === 0,
  load: async (uid, signal) => {
    const beginning = begun.get(uid);
    if (beginning) return beginning;
    const { rubric, as_scored } = await callApi('getRubric', { params: { uid } }, { quiet: true, signal });
    // It was deleted, or is not theirs to build.
    if (as_scored) throw new ApiError(404, { message: MESSAGES.notFound });
    return edited(rubric);
  },
  save: async (mine, base, signal) => {
    // It waits on the device: a server that is asked all the same can only refuse.
    if (!isComplete(mine)) throw new ApiError(400, { message: MESSAGES.rubricIncomplete });
    // Its tool first: done once more it changes nothing, so that a save that broke off here is simply repeated.
    if (base.revision === 0 || mine.name !== base.name) await saveItsTool(mine, signal);
    const body = { rubric: rubricDraft(mine, base) };
    const { rubric } = await callApi('saveRubric', { body }, { quiet: true, signal });
    begun.delete(mine.uid);
    return edited(rubric);
  },
  current: ({ rubric }) => (rubric ? edited(rubric as Rubric) : null),
  versions: rubricMerging,
};

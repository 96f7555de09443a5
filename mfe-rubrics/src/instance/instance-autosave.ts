import type { RubricInstance } from '@coaching/contracts';
import { interactionJournalName } from '@coaching/interaction-kit/begun';
import { callApi } from '@coaching/mfe-kit';
import type { AutosavedEntity } from '@coaching/mfe-kit/autosave';
import { type EditedInstance, edited } from './edited-instance';
import { rubricInstanceDraft } from './instance-draft';
import { instanceMerging } from './instance-merging';

/** How uses of rubrics load, save themselves and come together with what was scored elsewhere. */
export const instanceAutosave: AutosavedEntity<EditedInstance> = {
  entity: interactionJournalName('rubric_instance'),
  isNew: ({ revision }) => revision === 0,
  load: async (uid, signal) =>
    edited(
      (await callApi('getRubricInstance', { params: { uid } }, { quiet: true, signal })).rubric_instance,
    ),
  save: async (mine, base, signal) => {
    const body = { rubric_instance: rubricInstanceDraft(mine, base) };
    return edited((await callApi('saveRubricInstance', { body }, { quiet: true, signal })).rubric_instance);
  },
  current: ({ rubric_instance }) => (rubric_instance ? edited(rubric_instance as RubricInstance) : null),
  versions: instanceMerging,
};

import { type Handler, requireReadable } from '@coaching/service-kit';
import type { Rubrics } from '../rubrics/rubrics-repository';
import { rowsReadIn } from '../versions/rows-read-in';
import { mayRead } from './instance-policy';
import type { RubricInstances } from './instances-repository';

/** Also where its rubric was deleted: what lines were tagged with then is what it is read by. */
export const getEvidenceRows =
  ({ instances, rubrics }: { instances: RubricInstances; rubrics: Rubrics }): Handler<'getEvidenceRows'> =>
  async ({ actor, params: { uid } }) => {
    const { tool_uid, version } = requireReadable({ mayRead }, actor, await instances.find(uid));
    const rubric = await rubrics.find(tool_uid);
    return { rows: rubric ? rowsReadIn(await rubrics.structures(rubric), version) : {} };
  };

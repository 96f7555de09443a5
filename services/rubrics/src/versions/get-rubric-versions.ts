import { mayEditRubric } from '@coaching/access';
import { MESSAGES, type RubricVersion } from '@coaching/contracts';
import { type Handler, NotAllowed } from '@coaching/service-kit';
import type { RubricInstances } from '../instances/instances-repository';
import { requireRubric } from '../rubrics/require-rubric';
import type { Rubrics } from '../rubrics/rubrics-repository';
import { mapBetween } from './version-map';
import { contentOf, type RubricStructure } from './version-record';

function presentVersion(
  structure: RubricStructure,
  before: RubricStructure | undefined,
  instances: number,
): RubricVersion {
  const map = before ? mapBetween(before, structure) : { rows: new Map(), columns: new Map() };
  return {
    version: structure.version,
    content: contentOf(structure),
    rows: Object.fromEntries(map.rows),
    columns: Object.fromEntries(map.columns),
    created_at: structure.version_since.toISOString(),
    instances,
  };
}

/** How often a rubric was used is for those who may change it. */
export const getRubricVersions =
  ({ rubrics, instances }: { rubrics: Rubrics; instances: RubricInstances }): Handler<'getRubricVersions'> =>
  async ({ actor, params: { uid } }) => {
    const rubric = await requireRubric(rubrics, actor, uid);
    if (!mayEditRubric(actor, rubric)) throw new NotAllowed(MESSAGES.notAllowed);
    const structures = await rubrics.structures(rubric);
    const counts = await Promise.all(structures.map(({ version }) => instances.countOf(uid, version)));
    return {
      versions: structures.map((structure, index) =>
        presentVersion(structure, structures[index - 1], counts[index]!),
      ),
    };
  };

import { type ServiceContext, WITH_DELETED } from '@coaching/service-kit';
import { newRubric } from '../rubrics/new-rubric';
import { rubricsIn } from '../rubrics/rubrics-repository';
import type { ImportedRubric } from './imported';

/** Brings rubrics in; those whose uid exists are left as they are. */
export async function importRubrics(
  context: Pick<ServiceContext, 'connection' | 'transaction'>,
  imported: readonly ImportedRubric[],
  now = new Date(),
): Promise<void> {
  const rubrics = rubricsIn(context);
  const uids = imported.map(({ uid }) => uid);
  const known = new Set(await rubrics.model.distinct('uid', { uid: { $in: uids } }, WITH_DELETED));
  for (const { uid, config_entity, config_uid, ...content } of imported) {
    if (known.has(uid)) continue;
    const rubric = newRubric(uid, content, { config_entity, config_uid }, now);
    await context.transaction(({ session }) => rubrics.insert(rubric, session));
  }
}

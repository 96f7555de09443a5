import type { ServiceContext } from '@coaching/service-kit';
import { announceDeletion } from '../observation/announce-observation';
import { interactionFacts } from '../observation/interaction-facts';
import { observationsIn } from '../observation/observation-repository';

/** Tells every observation anew as it is now, so that read models can be rebuilt; nothing finishes again. */
export async function reannounceObservations({ db, transaction }: ServiceContext): Promise<void> {
  const observations = observationsIn(db);
  for await (const { uid } of observations.collection.find({}, { projection: { uid: 1 } })) {
    await transaction(async (unit) => {
      const observation = await observations.find(uid, unit.session);
      if (!observation) return;
      if (observation.deleted_at) return announceDeletion(observation, unit);
      await unit.announce({
        type: 'observation.updated',
        entity_uid: uid,
        revision: observation.revision,
        data: { interaction: interactionFacts(observation) },
      });
    });
  }
}

import type { Announcement, ServiceContext } from '@coaching/service-kit';
import { observationsIn } from '../observation/observation-repository';
import { observationDeleted, observationUpdated } from './observation-events';

/** Every observation as it is now, so that read models can be rebuilt; nothing finishes again. */
export async function* reannounce({ db }: ServiceContext): AsyncGenerator<Announcement> {
  for await (const observation of observationsIn(db).each()) {
    yield observation.deleted_at ? observationDeleted(observation) : observationUpdated(observation);
  }
}

import type { Announcement, ServiceContext } from '@coaching/service-kit';
import { observationsIn } from '../observation/observation-repository';
import { observationEvents } from './observation-events';

/** Every observation as it is now, so that read models can be rebuilt; nothing finishes again. */
export async function* republish({ connection }: ServiceContext): AsyncGenerator<Announcement> {
  for await (const observation of observationsIn(connection).each())
    yield observationEvents.state(observation);
}

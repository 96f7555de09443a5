import type { Announcement, ServiceContext } from '@coaching/service-kit';
import { instancesIn } from '../instances/instances-repository';
import { rubricsIn } from '../rubrics/rubrics-repository';
import { instanceEvents } from './instance-events';

/** Every instance as it is now, so that read models can be rebuilt; nothing finishes again. */
export async function* republish(context: ServiceContext): AsyncGenerator<Announcement> {
  for await (const instance of instancesIn(context.connection, rubricsIn(context)).each())
    yield instanceEvents.state(instance);
}

import type { Announcement, ServiceContext } from '@coaching/service-kit';
import { toolSetsIn } from '../tool-sets/tool-sets-repository';
import { toolSetUpdated } from './tool-set-events';

/** Every tool set as it is now, so that read models can be rebuilt. */
export async function* reannounce({ db }: ServiceContext): AsyncGenerator<Announcement> {
  for await (const set of toolSetsIn(db).collection.find()) yield toolSetUpdated(set);
}

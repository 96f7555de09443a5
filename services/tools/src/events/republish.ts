import { type Announcement, type ServiceContext, WITHOUT_ID } from '@coaching/service-kit';
import type { ToolSetRecord } from '../tool-sets/tool-set-record';
import { toolSetsIn } from '../tool-sets/tool-sets-repository';
import { toolSetUpdated } from './tool-set-events';

/** Every tool set as it is now, so that read models can be rebuilt. */
export async function* republish({ connection }: ServiceContext): AsyncGenerator<Announcement> {
  const sets = toolSetsIn(connection).model.find({}, WITHOUT_ID).lean<ToolSetRecord[]>().cursor();
  for await (const set of sets) yield toolSetUpdated(set);
}

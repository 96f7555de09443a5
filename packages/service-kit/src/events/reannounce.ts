import type { Announcement, ServiceContext, ServiceDefinition } from '../service';

/** Events written in one transaction. */
const BATCH = 100;

/** Tells everything a service holds once more; answers how many events that made. */
export async function reannounceAll(
  { reannounce }: Pick<ServiceDefinition, 'reannounce'>,
  context: ServiceContext,
): Promise<number> {
  let count = 0;
  let batch: Announcement[] = [];
  const write = async () => {
    await context.transaction(async ({ announce }) => {
      for (const announcement of batch) await announce(announcement);
    });
    count += batch.length;
    batch = [];
  };
  for await (const announcement of reannounce?.(context) ?? []) {
    batch.push(announcement);
    if (batch.length === BATCH) await write();
  }
  if (batch.length > 0) await write();
  return count;
}

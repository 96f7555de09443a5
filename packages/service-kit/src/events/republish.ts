import type { Announcement, ServiceContext, ServiceDefinition } from '../service';

/** Events written in one transaction. */
const BATCH = 100;

/** Publishes everything a service holds once more; answers how many events that made. */
export async function republishAll(
  { republish }: Pick<ServiceDefinition, 'republish'>,
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
  for await (const announcement of republish?.(context) ?? []) {
    batch.push(announcement);
    if (batch.length === BATCH) await write();
  }
  if (batch.length > 0) await write();
  return count;
}

import type { RunningService } from '@coaching/service-kit';

/**
 * A service, or a reaction of one, that came with an update knows nothing of what there was before. Then, and only
 * then, everything is published again; to the others that is nothing new.
 * @param services in the order in which they publish: people before what they take part in
 */
export async function backfillNewServices(services: readonly RunningService[]): Promise<void> {
  const unknown = await Promise.all(services.map(({ past }) => past.unknown()));
  if (unknown.every((types) => types.length === 0)) return;
  for (const service of services) await service.republish();
  // Last, so that a start that was broken off begins again.
  for (const { past } of services) await past.nowKnown();
}

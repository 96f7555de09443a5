import type { RunningService } from '@coaching/service-kit';

/** Services that keep copies of what the others hold, and those that hold it. */
interface Services {
  identity: RunningService;
  observations: RunningService;
  reports: RunningService;
  actionSteps: RunningService;
  tools: RunningService;
}

const isEmpty = async ({ context }: RunningService, collection: string) =>
  (await context.db.collection(collection).findOne({}, { projection: { _id: 1 } })) === null;

/**
 * A service that came with an update starts on an empty database beside full ones. When one has heard of nobody
 * although there are people, everything is told once more; to the others that is nothing new.
 */
export async function tellNewcomers({ identity, ...others }: Services): Promise<void> {
  if (await isEmpty(identity, 'users')) return;
  const haveHeardOfNobody = await Promise.all(
    Object.values(others).map((service) => isEmpty(service, 'people')),
  );
  if (!haveHeardOfNobody.includes(true)) return;
  await identity.reannounce();
  await others.tools.reannounce();
  await others.observations.reannounce();
}

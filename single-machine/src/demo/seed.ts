import { importActionSteps } from '@coaching/service-action-steps';
import { importPeople } from '@coaching/service-identity';
import type { RunningService } from '@coaching/service-kit';
import { importObservations } from '@coaching/service-observations';
import { importToolSets } from '@coaching/service-tools';
import { demoActionSteps } from './action-steps';
import { demoObservations } from './observations';
import { demoOrganizations, demoUsers } from './people';
import { demoPlannedVisits } from './planned-visits';
import { demoToolSets } from './tool-sets';

const PATIENCE_MS = 30_000;

/** Observations name people by what their service has heard of them; over a broker that takes a moment. */
async function untilKnown(observations: RunningService, uids: string[]): Promise<void> {
  const people = observations.context.db.collection('people');
  const deadline = Date.now() + PATIENCE_MS;
  while ((await people.countDocuments({ uid: { $in: uids } })) < uids.length) {
    if (Date.now() > deadline) throw new Error('The observations service has not heard of the demo people.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Fills an empty store with the demo; leaves one that already holds people alone.
 * @param password every demo account's
 */
export async function seedDemo(
  services: Record<'identity' | 'observations' | 'actionSteps' | 'tools', RunningService>,
  password: string,
  now: Date,
): Promise<void> {
  const { context } = services.identity;
  if (await context.db.collection('users').findOne({}, { projection: { _id: 1 } })) return;
  const users = demoUsers(now).map((user) => ({ ...user, password }));
  await importPeople(context, { organizations: demoOrganizations, users });
  await services.identity.flush();
  await untilKnown(
    services.observations,
    users.map(({ uid }) => uid),
  );
  await importToolSets(services.tools.context, demoToolSets, now);
  await services.tools.flush();
  const observations = demoObservations(now);
  await importObservations(services.observations.context, [...observations, ...demoPlannedVisits(now)]);
  await services.observations.flush();
  await importActionSteps(services.actionSteps.context, demoActionSteps(observations, now));
  await services.actionSteps.flush();
}

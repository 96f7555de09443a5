import { importPeople } from '@coaching/service-identity';
import type { RunningService } from '@coaching/service-kit';
import { importObservations } from '@coaching/service-observations';
import { demoObservations } from './observations';
import { demoOrganizations, demoUsers } from './people';

/**
 * Fills an empty store with the demo; leaves one that already holds people alone.
 * @param password every demo account's
 */
export async function seedDemo(
  services: { identity: RunningService; observations: RunningService },
  password: string,
  now: Date,
): Promise<void> {
  const people = services.identity.context.db.collection('users');
  if (await people.findOne({}, { projection: { _id: 1 } })) return;
  await importPeople(services.identity.context, {
    organizations: demoOrganizations,
    users: demoUsers(now).map((user) => ({ ...user, password })),
  });
  // Observations name people by what the observations service has heard of them.
  await services.identity.flush();
  await importObservations(services.observations.context, demoObservations(now));
  await services.observations.flush();
}

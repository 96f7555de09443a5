import type { Actor, ObservationDefaults } from '@coaching/contracts';
import type { Defaults } from './defaults-repository';

/** What someone chose themselves, and what holds in the organisation they work in. */
export async function presentDefaults(
  defaults: Defaults,
  { uid, organization_uid }: Actor,
): Promise<ObservationDefaults> {
  const [own, organization] = await Promise.all([
    defaults.chosen('person', uid),
    defaults.chosen('organization', organization_uid),
  ]);
  return { own, organization };
}

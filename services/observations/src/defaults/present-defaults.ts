import type { Actor, ObservationDefaults } from '@coaching/contracts';
import type { Defaults } from './defaults-repository';

/** What someone chose themselves, and what holds in the organisation they work in. */
export async function presentDefaults(
  defaults: Defaults,
  { uid, organization_uid }: Actor,
): Promise<ObservationDefaults> {
  const [own, organization] = await Promise.all([
    defaults.find('person', uid),
    defaults.find('organization', organization_uid),
  ]);
  return {
    own: own?.visibility ?? null,
    organization: organization?.visibility ?? null,
    lanes: own?.lanes ?? null,
    tool_lanes: own?.tool_lanes ?? [],
  };
}

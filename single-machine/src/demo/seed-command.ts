import { type District, demoDistrict, demoOrganizations, districtSizes } from '@coaching/demo';
import type { SingleMachineConfig } from '../config';
import { CannotStart } from '../data-directory';
import { findDomains } from '../domains/find-domains';
import type { RunningServices } from '../domains/start-domains';
import type { RunningPlatform } from '../launch';

/** How long what was seeded may take to arrive at the other services. */
const ARRIVES_WITHIN_MS = 20 * 60_000;

const USAGE = `Usage: npm run seed -- --size ${Object.keys(districtSizes).join('|')}`;

function sizeIn(given: readonly string[]): keyof typeof districtSizes {
  const [name, size, ...more] = given;
  if (name === '--size' && more.length === 0 && size && Object.hasOwn(districtSizes, size))
    return size as keyof typeof districtSizes;
  throw new CannotStart(USAGE);
}

/** Today's midnight (UTC), so that a district is the same all day. */
const today = (now: Date) => new Date(now.toISOString().slice(0, 10));

/** Adds a district to the services, one after the other, in the order in which they publish. */
export async function seedDistrict(
  services: RunningServices,
  district: District,
  settings: { password: string; now: Date },
): Promise<void> {
  const demoOf = new Map(findDomains().map(({ name, demo }) => [name, demo]));
  for (const { name, context, flush } of Object.values(services)) {
    await demoOf.get(name)?.()?.seedDistrict?.(context, district, settings);
    await flush(ARRIVES_WITHIN_MS);
  }
}

async function hasDemo(services: RunningServices): Promise<boolean> {
  for (const { moves, context } of Object.values(services))
    if (await moves.organization?.(context, demoOrganizations[0]!.uid)) return true;
  return false;
}

/**
 * Adds a large organisation to the demo, as the operator asked for it. Answers a line to print.
 * @throws CannotStart where no demo may be made, or somebody's own data is
 */
export async function seedCommand(
  { services, demo }: RunningPlatform,
  given: readonly string[],
  { DEMO_PASSWORD }: SingleMachineConfig,
  now = new Date(),
): Promise<string> {
  const size = sizeIn(given);
  if (!demo)
    throw new CannotStart(
      'No district here: everybody knows its password. SEED_DEMO=true makes it all the same.',
    );
  if (!(await hasDemo(services)))
    throw new CannotStart('No district here: the store holds somebody’s data and no demo.');
  const until = today(now);
  const district = demoDistrict(districtSizes[size], until);
  await seedDistrict(services, district, { password: DEMO_PASSWORD, now: until });
  const { organization, users, visits } = district;
  return `${organization.name} is here: ${users.length} people, ${visits.length} visits. Its administrator is ${users[0]!.email}.`;
}

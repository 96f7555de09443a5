import type { OrganizationCopy } from './organizations-repository';

/** Clocks of those of whom nothing is known. */
export const UNKNOWN_ZONE = 'UTC';

/** Most of these states keep the clocks of one zone; where a state has two, it is that of most of its people. */
const statesByZone: Readonly<Record<string, string>> = {
  'America/New_York':
    'CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|IN Indiana|KY Kentucky|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|NH New Hampshire|NJ New Jersey|NY New York|NC North Carolina|OH Ohio|PA Pennsylvania|RI Rhode Island|SC South Carolina|VT Vermont|VA Virginia|WV West Virginia',
  'America/Chicago':
    'AL Alabama|AR Arkansas|IL Illinois|IA Iowa|KS Kansas|LA Louisiana|MN Minnesota|MS Mississippi|MO Missouri|NE Nebraska|ND North Dakota|OK Oklahoma|SD South Dakota|TN Tennessee|TX Texas|WI Wisconsin',
  'America/Denver': 'CO Colorado|ID Idaho|MT Montana|NM New Mexico|UT Utah|WY Wyoming',
  'America/Phoenix': 'AZ Arizona',
  'America/Los_Angeles': 'CA California|NV Nevada|OR Oregon|WA Washington',
  'America/Anchorage': 'AK Alaska',
  'Pacific/Honolulu': 'HI Hawaii',
};

const zones = new Map(
  Object.entries(statesByZone).flatMap(([zone, states]) =>
    states.split('|').flatMap((state) => {
      const [code, name] = [state.slice(0, 2), state.slice(3)];
      return [[code.toLowerCase(), zone] as const, [name.toLowerCase(), zone] as const];
    }),
  ),
);

/** The time zone of an organisation: its own, else that of its region; `UNKNOWN_ZONE` where neither is known. */
export function zoneOf(
  organization: Pick<OrganizationCopy, 'time_zone' | 'region'> | null | undefined,
): string {
  const region = organization?.region?.trim().toLowerCase() ?? '';
  return organization?.time_zone ?? zones.get(region) ?? UNKNOWN_ZONE;
}

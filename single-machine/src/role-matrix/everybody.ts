import type { Role } from '@coaching/contracts';

const CEDAR = 'demo-cedar-grove';
const ELEMENTARY = 'demo-cedar-elementary';
const SECONDARY = 'demo-cedar-secondary';

/** Who tries every call, by what they are to the coach of Cedar Grove, with the account of the demo that they have. */
export const accounts = {
  coach: 'coach',
  otherCoach: 'elena',
  coachee: 'coachee',
  otherCoachee: 'grace',
  programAdmin: 'progadmin',
  otherProgramAdmin: 'samuel',
  programContentAdmin: 'amara',
  contentAdmin: 'lucas',
  admin: 'orgadmin',
  billing: 'billing',
  strangerCoach: 'coach2',
  strangerCoachee: 'coachee2',
  strangerProgramAdmin: 'noah',
  strangerAdmin: 'orgadmin2',
  soloCoach: 'solo',
  expiredCoach: 'expired',
  superuser: 'superuser',
  support: 'support',
  contentManager: 'content',
} as const;

export type SignedIn = keyof typeof accounts;
export type Who = SignedIn | 'visitor';

/** Everybody with an account. */
export const signedIn = Object.keys(accounts) as SignedIn[];
/** Everybody, and who has none. */
export const anybody: readonly Who[] = ['visitor', ...signedIn];
export const staff = ['superuser', 'support'] as const;
/** Who is in the organisation that the objects are of. */
export const cedar = [
  'coach',
  'otherCoach',
  'coachee',
  'otherCoachee',
  'programAdmin',
  'otherProgramAdmin',
  'programContentAdmin',
  'contentAdmin',
  'admin',
  'billing',
] as const satisfies SignedIn[];
/** Who reads what the coach shared with the coachee in the program Elementary Literacy. */
export const readers = ['coach', 'coachee', 'programAdmin', 'admin', ...staff] as const;

/** Who moves such a thing to the recycle bin, and back. */
export const deleters = ['coach', 'admin', 'superuser'] as const;
/** Who coaches somebody. */
export const coaches = [
  'coach',
  'otherCoach',
  'programAdmin',
  'otherProgramAdmin',
  'admin',
  'strangerCoach',
  'strangerProgramAdmin',
  'strangerAdmin',
  'soloCoach',
  'expiredCoach',
  'superuser',
] as const;
/** Who may coach the coachee. */
export const coachesOfCoachee = ['coach', 'otherCoach', 'programAdmin', 'admin', 'superuser'] as const;
/** Who knows that the coachee is there: who may coach them, and the offices of their organisation. */
export const knowers = [...coachesOfCoachee, 'coachee', 'contentAdmin', 'billing', 'support'] as const;

/** Roles that nobody has in the demo, and who has them here. */
export const rolesBesides: readonly { account: string; roles: Role[]; program?: string; role?: Role }[] = [
  { account: 'samuel', roles: [], program: SECONDARY, role: 'Program Admin' },
  { account: 'amara', roles: [], program: ELEMENTARY, role: 'Program Content Admin' },
  { account: 'lucas', roles: ['Organization Content Admin'] },
  { account: 'noah', roles: [], program: 'demo-lakeside-upper', role: 'Program Admin' },
];

/** The same people without some of them. */
export const without = <Name extends Who>(all: readonly Name[], ...some: Who[]): Name[] =>
  all.filter((who) => !some.includes(who));

/** The one place that somebody of `rolesBesides` is in, as their record holds it. */
export const placeOf = ({ account, roles, program, role }: (typeof rolesBesides)[number]) => ({
  ...(account === 'noah'
    ? { organization_uid: 'demo-lakeside', organization_name: 'Lakeside Academy' }
    : { organization_uid: CEDAR, organization_name: 'Cedar Grove School District' }),
  roles,
  programs: program && role ? [{ program_uid: program, program_name: 'As in the demo', roles: [role] }] : [],
});

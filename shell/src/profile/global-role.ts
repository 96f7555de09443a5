import type { Role } from '@coaching/contracts';

const own = 'On your own account';
const platform = 'The whole platform';

const meanings: Partial<Record<Role, { place: string; means: string | null }>> = {
  Coach: { place: own, means: 'you coach the people you invite yourself' },
  Coachee: { place: own, means: 'you are coached by who invited you' },
  Superuser: { place: platform, means: 'you run it: every organization and every person' },
  Support: { place: platform, means: 'you help everybody in it' },
  'Content Manager': { place: platform, means: 'you look after what everybody uses' },
};

/** Where a role holds that belongs to no organization, and what it means for who holds it. */
export const globalRole = (role: Role): { place: string; means: string | null } =>
  meanings[role] ?? { place: platform, means: null };

import { readingRoles } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import type { Journal } from './journal';

/** What is typed into forms and not sent, which stands beside what was seen. */
const DRAFTS = 'form';

/** Every role by which somebody reads what others wrote, each with its place. */
export function readingRightsOf(actor: Pick<Actor, 'roles' | 'schools'>): string[] {
  const { roles, schools } = readingRoles(actor);
  const there = schools.flatMap(({ organization_uid, roles: own, programs }) => [
    ...own.map((role) => [organization_uid, role]),
    ...programs.flatMap(({ program_uid, roles: its }) =>
      its.map((role) => [organization_uid, program_uid, role]),
    ),
  ]);
  return [...roles.map((role) => [role]), ...there].map((path) => path.join(' ')).sort();
}

/**
 * Has this device forget what a person has seen here as soon as it learns that they lost a right by which they may have
 * read it: a role, or an organisation that shows its administrators counts alone from now on. What is theirs to read all
 * the same is stored again when they see it again.
 */
export async function forgetWhatRightsLost(
  journal: Pick<Journal, 'seen' | 'storeSeen' | 'forgetSeenBy'>,
  actor: Pick<Actor, 'uid' | 'roles' | 'schools'>,
): Promise<void> {
  const scope = { user_uid: actor.uid, entity: 'rights', uid: 'reading' };
  const rights = readingRightsOf(actor);
  const before = await journal.seen<string[]>(scope);
  if (before && String(before) === String(rights)) return;
  if (before?.some((right) => !rights.includes(right))) await journal.forgetSeenBy(actor.uid, DRAFTS);
  await journal.storeSeen(scope, rights, true);
}

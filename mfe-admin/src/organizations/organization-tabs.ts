import { mayEditOrganization } from '@coaching/access';
import type { Actor } from '@coaching/contracts';

const tabs = [
  { name: 'details', label: 'Details' },
  { name: 'programs', label: 'Programs' },
  { name: 'users', label: 'Users' },
  { name: 'resources', label: 'Resources' },
] as const;

/** Whether there may be programs of the organisation that somebody sees. */
const seesPrograms = (actor: Actor, uid: string): boolean =>
  mayEditOrganization(actor, uid) ||
  actor.schools.some(({ organization_uid, programs }) => organization_uid === uid && programs.length > 0);

/** The tabs of an organisation's page, for whom there is something in them. */
export const organizationTabs = (actor: Actor, uid: string): readonly (typeof tabs)[number][] =>
  tabs.filter(({ name }) => name !== 'programs' || seesPrograms(actor, uid));

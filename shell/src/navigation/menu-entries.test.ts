import type { Actor, Role } from '@coaching/contracts';
import { type MenuEntry, menuEntries } from './menu-entries';

const entry = (label: string, order: number, roles: Role[] = []): MenuEntry => ({
  label,
  path: `/${label.toLowerCase()}`,
  icon: 'list',
  order,
  roles,
});

const remotes = [
  { navigation: [entry('Interactions', 40), entry('Coachees', 30, ['Coach', 'Organization Admin'])] },
  { navigation: [entry('Users', 20, ['Superuser', 'Support']), entry('Growth', 50, ['Coachee'])] },
];

const anActor = (roles: Role[], schools: Actor['schools'] = []): Actor => ({
  uid: 'u',
  username: 'Una',
  organization_uid: null,
  roles,
  schools,
  licenses: [],
});

const inProgram = (role: Role): Actor['schools'] => [
  { organization_uid: 'o', roles: [], programs: [{ program_uid: 'p', roles: [role] }] },
];

it.each([
  ['a coach', anActor(['Coach']), ['Dashboard', 'Coachees', 'Interactions']],
  ['a coach of one program', anActor([], inProgram('Coach')), ['Dashboard', 'Coachees', 'Interactions']],
  ['a coachee', anActor([], inProgram('Coachee')), ['Dashboard', 'Interactions', 'Growth']],
  ['a superuser', anActor(['Superuser']), ['Dashboard', 'Users', 'Interactions']],
  ['somebody without a role', anActor([]), ['Dashboard', 'Interactions']],
])('%s sees %s', (_, actor, labels) => {
  expect(menuEntries(actor, remotes).map(({ label }) => label)).toEqual(labels);
});

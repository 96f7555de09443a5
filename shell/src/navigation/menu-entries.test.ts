import { anActor, anActorIn, cast } from '@coaching/access/testing';
import type { Role } from '@coaching/contracts';
import { type MenuEntry, markedPath, menuEntries, organizationEntries } from './menu-entries';

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

it('an address with a name for each role stands there once', () => {
  const navigation = [
    { ...entry('Organizations', 10, ['Superuser']), path: '/organization' },
    { ...entry('Organization', 10, ['Organization Admin']), path: '/organization' },
  ];
  const labels = (...roles: Role[]) =>
    menuEntries(anActor({ roles }), [{ navigation }]).map(({ label }) => label);
  expect(labels('Superuser', 'Organization Admin')).toEqual(['Dashboard', 'Organizations']);
  expect(labels('Organization Admin')).toEqual(['Dashboard', 'Organization']);
});

it('an organisation has an entry of its own for its resources, while it has some', () => {
  const { cedar } = cast.organizations;
  const { admin } = cast.actors;
  const labels = (has_resources: boolean, actor = admin) =>
    organizationEntries({ ...cedar, has_resources }, actor).map(({ label }) => label);
  expect([labels(true), labels(false), organizationEntries(null, admin)]).toEqual([
    ['Cedar Resources'],
    [],
    [],
  ]);
  const contentAdmin = anActorIn(cedar.uid, 'Organization Content Admin');
  expect(labels(false, contentAdmin)).toEqual(['Cedar Resources']);
  expect(labels(false, anActorIn('elsewhere', 'Organization Content Admin'))).toEqual([]);
});

it.each([
  ['a coach', cast.actors.soloCoach, ['Dashboard', 'Coachees', 'Interactions']],
  ['a coach of one program', anActorIn('o', 'Coach', 'p'), ['Dashboard', 'Coachees', 'Interactions']],
  ['a coachee', anActorIn('o', 'Coachee', 'p'), ['Dashboard', 'Interactions', 'Growth']],
  ['a superuser', cast.actors.superuser, ['Dashboard', 'Users', 'Interactions']],
  ['somebody without a role', anActor(), ['Dashboard', 'Interactions']],
])('%s sees %s', (_, actor, labels) => {
  expect(menuEntries(actor, remotes).map(({ label }) => label)).toEqual(labels);
});

describe('the entry that is marked', () => {
  const entries = [{ path: '/dashboard' }, { path: '/tools' }, { path: '/organization' }];
  const remotes = [
    { routes: [{ prefix: '/questions', menu: '/tools', roles: [] }] },
    { routes: [{ prefix: '/questions/config', roles: [] }] },
  ];
  it.each([
    ['/tools', '/tools'],
    ['/organization/1', '/organization'],
    ['/questions/Organization/1/2', '/tools'],
    ['/questions/config/1', undefined],
    ['/seats/1', '/organization'],
    ['/toolshed', undefined],
  ])('on %s is %s', (pathname, path) => {
    expect(markedPath(pathname, entries, remotes)).toBe(path);
  });
});

import { cast } from '@coaching/access/testing';
import { PLATFORM_RESOURCES, type Resource, type Role } from '@coaching/contracts';
import { renderPage } from '@coaching/mfe-kit/testing';
import { screen } from '@testing-library/react';
import EntityResourcesPage from './entity-resources-page';
import PlatformResourcesPage from './platform-resources-page';

const { cedar } = cast.organizations;
const guide: Resource = {
  uid: 'guide',
  ...PLATFORM_RESOURCES,
  title: 'Guide',
  description: '',
  url: 'https://school.test/guide',
  file: null,
  file_name: '',
  image: null,
};
const answers = { getResources: { resources: [guide], total: 1 } };
const inCedar = (role: Role) => ({
  user: {
    ...cast.users.coach,
    schools: cast.users.coach.schools.map((school) => ({ ...school, roles: [role] })),
  },
  organization: cedar,
});

it.each(['superuser', 'contentManager'] as const)('a %s builds the platform’s resources', async (as) => {
  const { madeOf } = renderPage(<PlatformResourcesPage />, { as, answers });
  await screen.findByRole('button', { name: 'Edit Guide' });
  screen.getByRole('button', { name: 'Add Resource' });
  expect(madeOf('getResources')[0]!.params).toEqual(PLATFORM_RESOURCES);
  expect(screen.getByRole('link', { name: 'Guides' }).getAttribute('href')).toBe('/resources');
});

it.each(['support', 'admin', 'coach', 'coachee'] as const)('a %s only reads them', async (as) => {
  renderPage(<PlatformResourcesPage />, { as, answers });
  await screen.findByRole('link', { name: 'Open Guide in a new tab' });
  expect(screen.queryByRole('button', { name: /Edit|Add/ })).toBeNull();
});

it.each<[Role, boolean]>([
  ['Organization Content Admin', true],
  ['Organization Admin', true],
  ['Coach', false],
  ['Coachee', false],
])('a %s changes the resources of the organization they work in: %s', async (role, may) => {
  renderPage(<EntityResourcesPage />, { as: inCedar(role), answers });
  await screen.findByRole('link', { name: 'Open Guide in a new tab' });
  expect(screen.queryByRole('button', { name: 'Edit Guide' }) !== null).toBe(may);
});

import { type CastName, cast } from '@coaching/access/testing';
import { renderPage } from '@coaching/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import OrganizationsPage from './organizations-page';

const { organizations, programs, users } = cast;

it.each<[CastName, string]>([
  ['admin', `/organization/${organizations.cedar.uid}`],
  ['billing', `/organization/${organizations.cedar.uid}`],
  ['programAdmin', `/organization/${organizations.cedar.uid}/program/${programs.literacy}`],
])('a %s comes at once to what they look after', async (as, address) => {
  const page = renderPage(<OrganizationsPage />, { at: '/organization', as });
  await waitFor(() => expect(page.address()).toBe(address));
});

it('who administers several programs chooses among them', async () => {
  const { programAdmin } = users;
  const [school] = programAdmin.schools;
  const { program_uid: _, ...numeracy } = school!.programs[0]!;
  const both = [
    ...school!.programs,
    { ...numeracy, program_uid: programs.numeracy, program_name: 'Numeracy' },
  ];
  const user = { ...programAdmin, schools: [{ ...school!, programs: both }] };
  renderPage(<OrganizationsPage />, { at: '/organization', as: { user, organization: organizations.cedar } });
  expect((await screen.findByRole('link', { name: 'Numeracy' })).getAttribute('href')).toBe(
    `/organization/${organizations.cedar.uid}/program/${programs.numeracy}`,
  );
  screen.getByRole('link', { name: school!.programs[0]!.program_name });
});

it('staff reads the list of all', async () => {
  const all = Object.values(organizations).map((each) => ({ ...each, region: '' }));
  const answers = { getOrganizations: { organizations: all, total: all.length } };
  renderPage(<OrganizationsPage />, { at: '/organization', as: 'support', answers });
  await screen.findByText(organizations.lakeside.name);
});

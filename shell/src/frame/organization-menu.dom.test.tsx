import { cast } from '@coaching/access/testing';
import { type RenderPageOptions, renderPage } from '@coaching/mfe-kit/testing';
import { screen } from '@testing-library/react';
import { OrganizationMenu } from './organization-menu';

const { soloCoach, coach } = cast.users;
const { cedar } = cast.organizations;
const place = {
  organization_uid: cedar.uid,
  organization_name: 'Cedar Grove',
  roles: ['Coach' as const],
  programs: [],
};
const whole = { product: 'yearly', start_date: '01/01/2020', end_date: '01/01/2120' };
const ended = { ...whole, end_date: '01/01/2021' };
const taken = (license: typeof whole) => ({ ...soloCoach, schools: [place], licenses: [license] });

const open = (as: RenderPageOptions['as']) =>
  renderPage(<OrganizationMenu />, { as, answers: { switchOrganization: { user: soloCoach } as never } });

it('is nothing for who has no place but their own', async () => {
  open({ user: { ...soloCoach, licenses: [whole] }, organization: null });
  expect(screen.queryByText('My own work')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('names the one organization there is', async () => {
  open({ user: { ...coach, schools: [place] }, organization: { ...cedar, name: 'Cedar Grove' } as never });
  await screen.findByText('Cedar Grove');
  expect(screen.queryByRole('button')).toBeNull();
});

it('leads who coaches alone from their own work to the organization that took them in', async () => {
  const { user } = open({ user: taken(whole), organization: null });
  await user.click(await screen.findByRole('button', { name: 'My own work, switch organization' }));
  await screen.findByText('Cedar Grove');
  await screen.findAllByText('My own work');
});

it('offers no work of their own without a licence for it', async () => {
  open({ user: taken(ended), organization: { ...cedar, name: 'Cedar Grove' } as never });
  await screen.findByText('Cedar Grove');
  expect(screen.queryByRole('button')).toBeNull();
});

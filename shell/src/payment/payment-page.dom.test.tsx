import { cast } from '@coaching/access/testing';
import type { BillingAccount, License } from '@coaching/contracts';
import { type Answers, renderPage } from '@coaching/mfe-kit/testing';
import { screen } from '@testing-library/react';
import PaymentPage from './payment-page';

const license = (product: string, end_date: string): License => ({
  product,
  start_date: '01/01/2020',
  end_date,
});
// A browser of tests has no files.
URL.createObjectURL = () => 'blob:past-work';
URL.revokeObjectURL = () => {};
HTMLAnchorElement.prototype.click = () => {};

const nothing: BillingAccount = { has_portal: false, product: null, grace_until: null };

/** The page, to a coach on their own account. */
const open = (licenses: License[], account: Partial<BillingAccount> = {}, answers: Answers = {}) =>
  renderPage(<PaymentPage />, {
    at: '/payment',
    as: {
      user: { ...cast.users.coach, roles: ['Coach'], schools: [], licenses },
      organization: null,
    },
    answers: { getBillingAccount: { ...nothing, ...account }, ...answers },
  });

it('offers no portal to whom a licence was given by hand', async () => {
  const { madeOf } = open([license('yearly', '12/31/2099')]);
  await screen.findByText(/runs until 12\/31\/2099/);
  await screen.findByRole('link', { name: 'Go to my dashboard' });
  expect(madeOf('getBillingAccount')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Manage plan/ })).toBeNull();
});

it('has what is to do with a plan and the way on beside each other', async () => {
  open([license('yearly', '12/31/2099')], { has_portal: true, product: 'yearly' });
  const manage = await screen.findByRole('button', { name: 'Manage plan and invoices' });
  expect(screen.getByRole('link', { name: 'Go to my dashboard' }).parentElement).toBe(manage.parentElement);
});

it('leads who pays for observations alone to an upgrade', async () => {
  const { user, madeOf } = open(
    [license('obs_monthly', '12/31/2099')],
    { has_portal: true, product: 'obs_monthly' },
    { getBillingPortal: { url: '/billing_test' } },
  );
  await screen.findByText(/you also hold conversations and use rubrics/);
  await user.click(screen.getByRole('button', { name: 'Upgrade your plan' }));
  expect(madeOf('getBillingPortal')).toHaveLength(1);
});

it('says that a payment has failed, and until when one may go on', async () => {
  open([license('monthly', '12/31/2099')], {
    has_portal: true,
    product: 'monthly',
    grace_until: '2099-01-08T12:00:00.000Z',
  });
  await screen.findByText(/Your last payment has failed.*01\/08\/2099/);
  screen.getByRole('button', { name: 'Pay with another card' });
});

it('leaves past work to read and to download when the licence has ended', async () => {
  const { user, madeOf } = open(
    [license('yearly', '12/31/2020')],
    {},
    {
      beginDataExport: { ok: true },
      getInteractions: { user: null, total: 0, observations: [] },
    },
  );
  const read = await screen.findByRole('link', { name: 'Read your past work' });
  expect(read.getAttribute('href')).toBe('/interactions');
  await user.click(screen.getByRole('button', { name: 'Download your past work' }));
  await screen.findByText('There is nothing to download yet.');
  expect(madeOf('getInteractions')).toHaveLength(1);
});

it('offers no past work apart to who may go on anyway', async () => {
  open([license('yearly', '12/31/2099')]);
  await screen.findByRole('link', { name: 'Go to my dashboard' });
  expect(screen.queryByText('Your past work')).toBeNull();
});

it('leaves past work to who was a coach of an organization, and has no role any more', async () => {
  renderPage(<PaymentPage />, {
    at: '/payment',
    as: { user: { ...cast.users.coach, roles: [], schools: [], licenses: [] }, organization: null },
    answers: {
      getBillingAccount: nothing,
      getInteractions: { user: null, total: 1, observations: [] },
    },
  });
  await screen.findByText('You need no license for what you do here.');
  const read = await screen.findByRole('link', { name: 'Read your past work' });
  expect(read.getAttribute('href')).toBe('/interactions');
  screen.getByRole('button', { name: 'Download your past work' });
});

import { cast } from '@coaching/access/testing';
import type { Invoice, OrganizationSeats, PurchaseOrder } from '@coaching/contracts';
import {
  type Answers,
  type RenderPageOptions,
  refusal,
  renderPage,
  serverFailure,
} from '@coaching/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SeatsNotice } from './seats-notice';
import SeatsPage from './seats-page';

const cedar = cast.organizations.cedar.uid;
const order: PurchaseOrder = {
  uid: 'order-1',
  seats: 10,
  start_date: '01/01/2026',
  end_date: '12/31/2026',
  reference: 'PO 4711',
};
const nothing: OrganizationSeats = {
  organization_uid: cedar,
  organization_name: 'Cedar Grove',
  seats: null,
  used: 3,
  closes_at: null,
  purchase_orders: [],
  subscription: null,
  has_portal: false,
};
const invoice: Invoice = { at: '2026-03-01T12:00:00.000Z', cents: 29_700, is_paid: true, url: null };

const open = (
  seats: Partial<OrganizationSeats> = {},
  as: RenderPageOptions['as'] = 'billing',
  answers: Answers = {},
) =>
  renderPage(<SeatsPage />, {
    at: `/seats/${cedar}`,
    path: '/seats/:organization_uid',
    as,
    answers: { getSeats: { seats: { ...nothing, ...seats } }, getInvoices: { invoices: [] }, ...answers },
  });

it('says how many seats are used, and until when to add some where there are too few', async () => {
  open({ seats: 2, closes_at: '2099-05-31T12:00:00.000Z' });
  await screen.findByText('3 coaches, 2 seats.');
  screen.getByText(/Add seats by 05\/31\/2099; from that day on no further coaches can be added/);
});

it('lets Billing enter a purchase order by keyboard, and says under its field what is wrong', async () => {
  const { user, madeOf } = open({}, 'billing', { savePurchaseOrder: { seats: nothing } });
  await user.click(await screen.findByRole('button', { name: 'Enter a purchase order' }));
  const dialog = await screen.findByRole('dialog');
  const seats = within(dialog).getByRole('textbox', { name: 'Seats' });
  expect(document.activeElement).toBe(seats);
  await user.keyboard('0{Enter}');
  await within(dialog).findByText(/a number from 1 to/);
  expect(madeOf('savePurchaseOrder')).toEqual([]);
  await user.clear(seats);
  await user.type(seats, '12');
  await user.type(within(dialog).getByRole('textbox', { name: 'Reference' }), 'PO 9{Enter}');
  await screen.findByText('Purchase order saved');
  expect(madeOf('savePurchaseOrder')[0]?.body).toMatchObject({
    purchase_order: { seats: 12, reference: 'PO 9' },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('marks all of an order as required', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Enter a purchase order' }));
  const fields = (await screen.findByRole('dialog')).querySelectorAll('input');
  const labels = [...fields].map((field) => field.labels?.[0]?.textContent);
  expect(labels).toEqual(['Seats *', 'First day *', 'Last day *', 'Reference *']);
});

it('leaves what was typed in the dialog, with the sentence, when an order is refused', async () => {
  const { user } = open({}, 'billing', {
    savePurchaseOrder: refusal(400, 'There are too many purchase orders.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Enter a purchase order' }));
  const dialog = await screen.findByRole('dialog');
  await user.keyboard('5');
  await user.type(within(dialog).getByRole('textbox', { name: 'Reference' }), 'PO 9{Enter}');
  await within(dialog).findByText('There are too many purchase orders.');
  expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Reference' }).value).toBe('PO 9');
});

it('asks before an order is deleted', async () => {
  const { user, madeOf } = open({ seats: 10, purchase_orders: [order] }, 'billing', {
    deletePurchaseOrder: { seats: nothing },
  });
  await screen.findByText('01/01/2026 to 12/31/2026');
  await user.click(screen.getByRole('button', { name: 'Delete PO 4711' }));
  await user.click(await screen.findByRole('button', { name: 'Delete purchase order' }));
  await screen.findByText('Purchase order deleted');
  expect(madeOf('deletePurchaseOrder')[0]).toMatchObject({ params: { id: cedar, order: 'order-1' } });
});

it('leaves the focus at what stands where an order was deleted', async () => {
  const other = { ...order, uid: 'order-2', reference: 'PO 4712' };
  const { user, answer } = open({ purchase_orders: [order, other] }, 'billing', {
    deletePurchaseOrder: ({ params }) => {
      const left = [order, other].filter(({ uid }) => uid !== params.order);
      answer({ getSeats: { seats: { ...nothing, purchase_orders: left } } });
      return { seats: { ...nothing, purchase_orders: left } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete PO 4711' }));
  await user.click(await screen.findByRole('button', { name: 'Delete purchase order' }));
  await waitFor(() => expect(screen.queryByText('PO 4711')).toBeNull());
  const section = screen.getByRole('region', { name: 'Purchase orders' });
  await waitFor(() => expect(section.contains(document.activeElement)).toBe(true));
});

it('shows an Organization Admin the orders, and lets them buy seats by card', async () => {
  const { user, madeOf, address } = open({ purchase_orders: [order] }, 'admin', {
    createCheckoutSession: { url: '/payment_test?session_id=test_1', session_id: 'test_1' },
  });
  await screen.findByText('PO 4711');
  expect(screen.queryByRole('button', { name: /purchase order|PO 4711/i })).toBeNull();
  const seats = screen.getByLabelText('Seats');
  await user.clear(seats);
  await user.type(seats, '4');
  await user.click(screen.getByRole('button', { name: 'Buy 4 seats: $396 a year' }));
  expect(madeOf('createCheckoutSession')[0]?.body).toEqual({
    cart: [{ product: 'yearly', quantity: 4 }],
    organization_uid: cedar,
    redirect_to: `/seats/${cedar}`,
  });
  expect(address()).toBe('/payment_test?session_id=test_1');
});

it('says before one pays that these seats are too few for the coaches there are', async () => {
  const { user } = open({ used: 4 }, 'admin');
  const seats = await screen.findByLabelText<HTMLInputElement>('Seats');
  expect(seats.value).toBe('4');
  expect(screen.queryByText(/no further coaches/)).toBeNull();
  await user.clear(seats);
  await user.type(seats, '3');
  screen.getByText(/There are 4 coaches here\. With 3 seats/);
});

it('leads back to the organization, where a remote shows it', async () => {
  open();
  const back = await screen.findByRole('link', { name: 'Organization' });
  expect(back.getAttribute('href')).toBe(`/organization/${cedar}`);
});

it('leads Billing to the portal and to invoices of what is paid by card', async () => {
  const { user, madeOf } = open(
    {
      seats: 3,
      subscription: { product: 'yearly', seats: 3, grace_until: '2099-01-08T12:00:00.000Z' },
      has_portal: true,
    },
    'billing',
    {
      getInvoices: { invoices: [invoice] },
      getSeatsPortal: { url: `/billing_test?organization_uid=${cedar}` },
    },
  );
  await screen.findByText('3 seats, Complete, yearly.');
  screen.getByText(/The last payment has failed\. These seats count until 01\/08\/2099/);
  await screen.findByText('$297');
  expect(screen.queryByText('Buy seats by card')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Manage seats, card and invoices' }));
  expect(madeOf('getSeatsPortal')).toHaveLength(1);
});

it('lets a Superuser enter orders, and buy nothing in the name of others', async () => {
  open({ has_portal: true }, 'superuser');
  await screen.findByRole('button', { name: 'Enter a purchase order' });
  expect(screen.queryByText('Buy seats by card')).toBeNull();
  expect(screen.queryByRole('button', { name: /Manage seats/ })).toBeNull();
});

it.each(['coach', 'coachee', 'programAdmin', 'strangerAdmin'] as const)(
  'is not for %s, and asks for nothing then',
  async (who) => {
    const { made } = open({}, who);
    await screen.findByRole('heading', { name: 'This page is not for your role' });
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(made).toEqual([]);
  },
);

it('says what happened, with Retry, when the seats cannot be loaded', async () => {
  open({}, 'admin', { getSeats: serverFailure() });
  await screen.findByText('The seats could not be loaded.');
  screen.getByRole('button', { name: 'Retry' });
});

it.each([
  ['2099-05-31T12:00:00.000Z', 'Add some by 05/31/2099 to go on adding coaches.'],
  ['2020-05-31T12:00:00.000Z', 'No coaches can be added.'],
])('is led to from above every screen where there are too few seats, as of %s', async (closes_at, words) => {
  renderPage(<SeatsNotice closes_at={closes_at} />, { as: 'admin' });
  const notice = await screen.findByRole('region', { name: 'Seats' });
  expect(notice.textContent).toContain(words);
  expect(within(notice).getByRole('link', { name: 'See seats' }).getAttribute('href')).toBe(
    `/seats/${cedar}`,
  );
});

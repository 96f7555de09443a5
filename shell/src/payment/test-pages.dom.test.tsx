import { cast } from '@coaching/access/testing';
import type { CallResponse } from '@coaching/contracts';
import { refusal, renderPage } from '@coaching/mfe-kit/testing';
import { screen } from '@testing-library/react';
import TestCheckoutPage from './test-checkout-page';
import TestPortalPage from './test-portal-page';

const cedar = cast.organizations.cedar.uid;
const checkout: CallResponse<'getSessionStatus'> = {
  status: 'open',
  product: 'yearly',
  quantity: 1,
  organization_uid: null,
  redirect_to: null,
};
const subscription: CallResponse<'getTestSubscriptions'>['subscriptions'][number] = {
  id: 'test_1',
  product: 'yearly',
  quantity: 3,
  period_end: '2099-03-01T12:00:00.000Z',
  is_cancelled: false,
  has_failed: false,
};

const openCheckout = (back: string, answer: Partial<typeof checkout> = {}) =>
  renderPage(<TestCheckoutPage />, {
    at: `/payment_test?${new URLSearchParams({ session_id: 'test_1', back })}`,
    as: 'soloCoach',
    answers: { getSessionStatus: { ...checkout, ...answer }, payTestCheckout: { ok: true } },
  });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the test checkout', () => {
  it('says that it is a test, pretends to pay once and goes on to where payments are confirmed', async () => {
    const { user, madeOf, address } = openCheckout('/payment?product=yearly');
    await screen.findByText(/This is a test: no card is asked for and no money moves/);
    await user.click(screen.getByRole('button', { name: 'Pretend to pay $99' }));
    expect(madeOf('payTestCheckout')[0]?.params).toEqual({ id: 'test_1' });
    expect(address()).toBe('/payment_complete?session_id=test_1');
  });
  it('names the seats and all they cost, and leads back to them', async () => {
    openCheckout(`/seats/${cedar}`, { quantity: 3, organization_uid: cedar });
    await screen.findByText('Complete, yearly, 3 seats');
    screen.getByRole('button', { name: 'Pretend to pay $297' });
    expect(hrefOf('Back to the seats')).toBe(`/seats/${cedar}`);
  });
  it.each([
    ['/payment?product=yearly', '/payment?product=yearly'],
    ['https://evil.test/', '/payment'],
    ['//evil.test/', '/payment'],
    ['javascript:alert(1)', '/payment'],
    ['', '/payment'],
  ])('leads back to %s as %s', async (back, href) => {
    openCheckout(back);
    await screen.findByRole('button', { name: /Pretend to pay/ });
    expect(hrefOf('Back to the plans')).toBe(href);
  });
  it('has nothing to pay for whom the checkout is not', async () => {
    renderPage(<TestCheckoutPage />, {
      at: '/payment_test?session_id=test_of_another',
      as: 'soloCoach',
      answers: { getSessionStatus: refusal(404, 'This was not found.') },
    });
    await screen.findByText('There is nothing to pay for here.');
    expect(screen.queryByRole('button', { name: /Pretend/ })).toBeNull();
  });
});

describe('the test portal', () => {
  const openPortal = (search = '') =>
    renderPage(<TestPortalPage />, {
      at: `/billing_test${search}`,
      as: 'billing',
      answers: {
        getTestSubscriptions: {
          subscriptions: [subscription],
          invoices: [
            {
              at: '2026-03-01T12:00:00.000Z',
              product: 'yearly',
              quantity: 3,
              dollars: 297,
              is_paid: true,
            },
          ],
        },
        changeTestSubscription: { ok: true },
        cancelTestSubscription: { ok: true },
      },
    });
  it('says that it is a test, and leads back to where plans are', async () => {
    openPortal();
    await screen.findByText(/This is a test: nothing here was paid for/);
    expect(hrefOf('Your license')).toBe('/payment');
    expect(screen.queryByRole('button', { name: /Pay for/ })).toBeNull();
  });
  it('changes the number of an organisation’s seats, and leads back to them', async () => {
    const { user, madeOf } = openPortal(`?organization_uid=${cedar}`);
    await screen.findByText('Complete, yearly, 3 seats');
    expect(hrefOf('Seats')).toBe(`/seats/${cedar}`);
    expect(screen.queryByRole('button', { name: /Observation/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Pay for 4 seats' }));
    expect(madeOf('changeTestSubscription')[0]).toMatchObject({
      params: { id: 'test_1' },
      query: { organization_uid: cedar },
      body: { quantity: 4 },
    });
  });
  it('cancels a plan', async () => {
    const { user, madeOf } = openPortal();
    await user.click(await screen.findByRole('button', { name: 'Cancel this plan' }));
    expect(madeOf('cancelTestSubscription')[0]?.params).toEqual({ id: 'test_1' });
  });
});

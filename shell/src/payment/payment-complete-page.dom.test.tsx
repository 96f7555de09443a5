import { cast } from '@coaching/access/testing';
import { callKey, queryClient } from '@coaching/mfe-kit';
import { renderPage, sessionOf } from '@coaching/mfe-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import PaymentCompletePage from './payment-complete-page';

const buyer = {
  user: { ...cast.users.coach, roles: ['Coach' as const], schools: [], licenses: [] },
  organization: null,
};

afterEach(() => jest.useRealTimers());

it('says after half a minute that it takes long, and that nothing is paid twice', async () => {
  jest.useFakeTimers();
  renderPage(<PaymentCompletePage />, {
    at: '/payment_complete?session_id=cs_1',
    as: buyer,
    answers: {
      getSessionStatus: {
        status: 'complete',
        product: 'monthly',
        quantity: 1,
        organization_uid: null,
        redirect_to: null,
      },
      getUserSession: { ...buyer, journal_key: 'A'.repeat(43) },
    },
  });
  await act(() => jest.advanceTimersByTimeAsync(25_000));
  screen.getByText('Your license is being set up…');
  expect(screen.queryByText(/takes longer than it should/)).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  screen.getByText(/takes longer than it should/);
});

it('says that seats are paid for, and leads on to nothing that was read before', async () => {
  const { uid } = cast.organizations.cedar;
  const before = callKey('getSeats', { params: { id: uid } });
  queryClient.setQueryData(before, { seats: null });
  const { address } = renderPage(<PaymentCompletePage />, {
    at: '/payment_complete?session_id=cs_1',
    as: 'admin',
    answers: {
      getSessionStatus: {
        status: 'complete',
        product: 'yearly',
        quantity: 4,
        organization_uid: uid,
        redirect_to: `/seats/${uid}`,
      },
      getUserSession: sessionOf('admin'),
    },
  });
  await screen.findByText('Payment received for 4 seats');
  await waitFor(() => expect(address()).toBe(`/seats/${uid}`));
  expect(queryClient.getQueryData(before)).toBeUndefined();
});

it('says until when a plan runs that was paid for', async () => {
  const license = { product: 'monthly', start_date: '01/01/2020', end_date: '12/31/2099' };
  renderPage(<PaymentCompletePage />, {
    at: '/payment_complete?session_id=cs_1',
    as: buyer,
    answers: {
      getSessionStatus: {
        status: 'complete',
        product: 'monthly',
        quantity: 1,
        organization_uid: null,
        redirect_to: null,
      },
      getUserSession: {
        ...buyer,
        user: { ...buyer.user, licenses: [license] },
        journal_key: 'A'.repeat(43),
      },
    },
  });
  await screen.findByText('Payment received. Your license runs until 12/31/2099');
});

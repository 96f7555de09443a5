import { cast } from '@coaching/access/testing';
import { renderPage } from '@coaching/mfe-kit/testing';
import { act, screen } from '@testing-library/react';
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

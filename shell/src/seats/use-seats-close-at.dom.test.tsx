import { cast } from '@coaching/access/testing';
import type { OrganizationSeats } from '@coaching/contracts';
import { callKey, queryClient } from '@coaching/mfe-kit';
import { type Answers, renderPage, serverFailure, sessionOf } from '@coaching/mfe-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { outdatedByPayment } from '../payment/outdated-by-payment';
import { SeatsNotice } from './seats-notice';
import { useSeatsCloseAt } from './use-seats-close-at';

const seats: OrganizationSeats = {
  organization_uid: cast.organizations.cedar.uid,
  organization_name: 'Cedar Grove',
  seats: 2,
  used: 3,
  closes_at: '2099-05-31T12:00:00.000Z',
  purchase_orders: [],
  subscription: null,
  has_portal: false,
};
const paid = { seats: { ...seats, seats: 5, closes_at: null } };

function Bar() {
  const closes_at = useSeatsCloseAt();
  return closes_at === null ? null : <SeatsNotice closes_at={closes_at} />;
}
const open = (answers: Answers, seats_close_at?: string, who: 'admin' | 'coach' = 'admin') =>
  renderPage(<Bar />, { at: '/dashboard', as: { ...sessionOf(who), seats_close_at }, answers });
const bar = () => screen.queryByRole('region', { name: 'Seats' });

afterEach(() => jest.useRealTimers());

it('is over with a payment that was seen here, also while the session says what was before', async () => {
  const { answer } = open({ getSeats: { seats } }, seats.closes_at!);
  expect(bar()).not.toBeNull();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  answer({ getSeats: paid });
  await act(async () => {
    for (const name of outdatedByPayment) await queryClient.invalidateQueries({ queryKey: callKey(name) });
  });
  await waitFor(() => expect(bar()).toBeNull());
});

it('is over within a minute of a payment that was made elsewhere', async () => {
  jest.useFakeTimers();
  const { answer } = open({ getSeats: { seats } }, seats.closes_at!);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(bar()).not.toBeNull();
  answer({ getSeats: paid });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(bar()).toBeNull();
});

it('is what the session says where the payments cannot be asked', async () => {
  const { madeOf } = open({ getSeats: serverFailure() }, seats.closes_at!);
  await waitFor(() => expect(madeOf('getSeats')).not.toEqual([]));
  expect(bar()).not.toBeNull();
});

it.each(['admin', 'coach'] as const)('asks nothing while there are seats, nor for others: %s', (who) => {
  const { made } = open({}, undefined, who);
  expect([made, bar()]).toEqual([[], null]);
});

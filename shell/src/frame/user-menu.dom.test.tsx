import { type CastName, cast } from '@coaching/access/testing';
import { renderPage } from '@coaching/mfe-kit/testing';
import { screen } from '@testing-library/react';
import { UserMenu } from './user-menu';

async function entriesFor(as: CastName): Promise<string[]> {
  const { user } = renderPage(<UserMenu />, { as });
  await user.click(await screen.findByRole('button', { name: /^Account of/ }));
  const entries = await screen.findAllByRole('menuitem');
  return entries.map(({ textContent }) => textContent ?? '');
}

it.each<[CastName, boolean, boolean]>([
  ['billing', false, true],
  ['admin', false, true],
  ['coach', false, false],
  ['coachee', false, false],
  ['programAdmin', false, false],
  ['superuser', false, false],
  ['soloCoach', true, false],
])('shows %s Billing: %s, and Seats: %s', async (as, hasBilling, hasSeats) => {
  const entries = await entriesFor(as);
  expect(entries.includes('Billing')).toBe(hasBilling);
  expect(entries.includes('Seats')).toBe(hasSeats);
});

it('leads to the seats of the organisation that one works in', async () => {
  await entriesFor('billing');
  const seats = screen.getByRole('menuitem', { name: 'Seats' });
  expect(seats.getAttribute('href')).toBe(`/seats/${cast.organizations.cedar.uid}`);
});

import { endSession, history, sessionStore } from '@coaching/mfe-kit';
import { renderPage } from '@coaching/mfe-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { ACCOUNT_GONE } from './account-gone';
import { leave, lookAtUnsent, sendFirst } from './leave';
import { LogoutPage } from './logout-page';

// Leaving loads another page, which a test's browser cannot.
jest.mock('./leave', () => ({ leave: jest.fn(), lookAtUnsent: jest.fn(), sendFirst: jest.fn() }));
const unsent = (changes: number) => ({ changes, isStored: true, isRefused: false });
const left = jest.mocked(leave);
beforeEach(() => {
  left.mockReset();
  jest.mocked(sendFirst).mockReset().mockResolvedValue(unsent(0));
  jest.mocked(lookAtUnsent).mockReset().mockResolvedValue(unsent(2));
});

it('goes on where nobody has been signed in, as from a bookmark', async () => {
  expect(sessionStore.lastSignedIn()).toBeNull();
  renderPage(<LogoutPage />, { as: null });
  screen.getByText('Logging Out...');
  await waitFor(() => expect(left).toHaveBeenCalledWith(null));
  expect(sendFirst).not.toHaveBeenCalled();
});

it('sends first what somebody wrote, and asks where that fails', async () => {
  jest.mocked(sendFirst).mockResolvedValue(unsent(2));
  const { user } = renderPage(<LogoutPage />, { as: 'coach' });
  await screen.findByText('2 changes are not on the server yet');
  expect(left).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Log out all the same' }));
  expect(left.mock.calls).toEqual([[sessionStore.lastSignedIn()!.user.uid]]);
});

it('follows what is sent meanwhile, and logs out once all of it is', async () => {
  jest.mocked(sendFirst).mockResolvedValueOnce(unsent(2));
  jest.mocked(lookAtUnsent).mockResolvedValueOnce(unsent(1)).mockResolvedValue(unsent(0));
  renderPage(<LogoutPage />, { as: 'coach' });
  await screen.findByText('2 changes are not on the server yet');
  await screen.findByText('1 change is not on the server yet', {}, { timeout: 4000 });
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1), { timeout: 4000 });
});

it('sends nothing of an account that is gone, and says so at the start', async () => {
  renderPage(<LogoutPage />, { as: 'coach', at: '/profile', path: '/logout' });
  act(() => history.replace('/logout', ACCOUNT_GONE));
  const { uid } = sessionStore.lastSignedIn()!.user;
  await waitFor(() => expect(left.mock.calls).toEqual([[uid, '/?deleted']]));
  expect(sendFirst).not.toHaveBeenCalled();
});

it('is not led to login, and back to itself from there, when the session ends meanwhile', async () => {
  const { address } = renderPage(<LogoutPage />, { as: 'coach', at: '/logout' });
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
  endSession();
  await waitFor(() => expect(sessionStore.get().status).toBe('signed-out'));
  expect(address()).toBe('/logout');
});

import { sessionStore } from '@coaching/mfe-kit';
import { renderPage } from '@coaching/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { leave, sendFirst } from './leave';
import { LogoutPage } from './logout-page';

// Leaving loads another page, which a test's browser cannot.
jest.mock('./leave', () => ({ leave: jest.fn(), sendFirst: jest.fn() }));
const left = jest.mocked(leave);
beforeEach(() => {
  left.mockReset();
  jest.mocked(sendFirst).mockReset().mockResolvedValue({ changes: 0, isStored: true });
});

it('goes on where nobody has been signed in, as from a bookmark', async () => {
  expect(sessionStore.lastSignedIn()).toBeNull();
  renderPage(<LogoutPage />, { as: null });
  screen.getByText('Logging Out...');
  await waitFor(() => expect(left).toHaveBeenCalledWith(null));
  expect(sendFirst).not.toHaveBeenCalled();
});

it('sends first what somebody wrote, and asks where that fails', async () => {
  jest.mocked(sendFirst).mockResolvedValue({ changes: 2, isStored: true });
  const { user } = renderPage(<LogoutPage />, { as: 'coach' });
  await screen.findByText('2 changes are not on the server yet');
  expect(left).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Log out all the same' }));
  expect(left.mock.calls).toEqual([[sessionStore.lastSignedIn()!.user.uid]]);
});

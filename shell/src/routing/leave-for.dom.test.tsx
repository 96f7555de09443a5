import { sessionStore } from '@coaching/mfe-kit';
import { renderPage } from '@coaching/mfe-kit/testing';
import { takeSessionOver } from '../session-over/session-over';
import { LeaveFor } from './leave-for';

// Loading another page is what a test's browser cannot do.
jest.mock('@coaching/mfe-kit/page', () => ({
  ...jest.requireActual('@coaching/mfe-kit/page'),
  untilWritten: () => new Promise(() => {}),
}));

it('notes for the login page that a session ended in the middle, and not that somebody logged out', () => {
  renderPage(<LeaveFor />, { as: 'coach', at: '/login?redirect_to=%2Fdashboard' });
  expect(takeSessionOver()).toBe(true);
  sessionStore.leave();
  renderPage(<LeaveFor />, { as: null, at: '/login' });
  expect(takeSessionOver()).toBe(false);
});

it('notes nothing on the way to other pages', () => {
  renderPage(<LeaveFor />, { as: 'coach', at: '/pricing' });
  expect(takeSessionOver()).toBe(false);
});

import { type Answers, renderPage, serverFailure } from '@coaching/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { CalendarButton } from './calendar-button';

const since = '2026-11-01T08:00:00.000Z';
const address = 'https://coaching.example/api/calendar/secret.ics';

async function open(answers: Answers) {
  const page = renderPage(<CalendarButton />, { at: '/dashboard', answers });
  await page.user.click(screen.getByRole('button', { name: 'In your calendar' }));
  return page;
}

it('makes an address, shows it this once, and says what whoever has it can do', async () => {
  const { user, answer, madeOf } = await open({
    getCalendarFeed: { since: null },
    renewCalendarFeed: () => {
      answer({ getCalendarFeed: { since } });
      return { address, since };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Make an address' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Address' });
  expect(field.value).toBe(address);
  screen.getByText(/Whoever has the address reads them without signing in, also after you signed out/);
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  expect(await navigator.clipboard.readText()).toBe(address);
  expect(madeOf('renewCalendarFeed')).toHaveLength(1);
});

it('one that was made before can be renewed and switched off, but not read', async () => {
  const { user, answer, madeOf } = await open({
    getCalendarFeed: { since },
    endCalendarFeed: () => {
      answer({ getCalendarFeed: { since: null } });
      return { ok: true };
    },
  });
  await screen.findByText(/^There is an address since/);
  expect(screen.queryByRole('textbox')).toBeNull();
  screen.getByRole('button', { name: 'Make a new address' });
  await user.click(screen.getByRole('button', { name: 'Switch off' }));
  await screen.findByRole('button', { name: 'Make an address' });
  await waitFor(() => expect(madeOf('endCalendarFeed')).toHaveLength(1));
});

it('says that it could not be loaded', async () => {
  await open({ getCalendarFeed: serverFailure() });
  await screen.findByText('Your calendar’s address could not be loaded.');
});

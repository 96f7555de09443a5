import { type Answers, renderPage, serverFailure } from '@coaching/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
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
  // By keys one goes on where one was, with what there is to do.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy address' }));
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
  const make = await screen.findByRole('button', { name: 'Make an address' });
  await waitFor(() => expect(document.activeElement).toBe(make));
  expect(madeOf('endCalendarFeed')).toHaveLength(1);
});

it('asks before the address in use ends, and goes on where one was whatever the answer', async () => {
  const { user, madeOf } = await open({
    getCalendarFeed: { since },
    renewCalendarFeed: { address, since },
  });
  const renew = async (answer: string) => {
    await user.click(await screen.findByRole('button', { name: 'Make a new address' }));
    const question = within(await screen.findByRole('dialog', { name: 'Make a new address?' }));
    question.getByText('Calendars that use the old one stop showing your visits.');
    await user.click(question.getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Make a new address?' })).toBeNull());
  };
  await renew('Cancel');
  expect(madeOf('renewCalendarFeed')).toEqual([]);
  await renew('Make a new address');
  const copy = await screen.findByRole('button', { name: 'Copy address' });
  await waitFor(() => expect(document.activeElement).toBe(copy));
});

it('leaves the focus at what failed', async () => {
  const { user } = await open({ getCalendarFeed: { since }, endCalendarFeed: serverFailure() });
  const off = await screen.findByRole('button', { name: 'Switch off' });
  await user.click(off);
  await waitFor(() => expect(document.activeElement).toBe(off));
});

it('says that it could not be loaded', async () => {
  await open({ getCalendarFeed: serverFailure() });
  await screen.findByText('Your calendar’s address could not be loaded.');
});

import 'fake-indexeddb/auto';
import { cast } from '@coaching/access/testing';
import { sessionStore } from '@coaching/mfe-kit';
import { beginOnDevice, discardUnsent } from '@coaching/mfe-kit/autosave';
import { renderPage, sessionOf } from '@coaching/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { embedOf } from '../settings';
import { unsentHere } from './unsent-here';
import { UnsentHereNotice } from './unsent-here-notice';

const { coach, coachee } = cast.users;

it('leads to what was begun here, and deletes it for good once that is confirmed', async () => {
  sessionStore.begin(sessionOf('coach'));
  const base = { revision: 0, title: '', client_embed: embedOf(coachee) };
  await beginOnDevice<typeof base>({ entity: 'rubric-instance' }, coach.uid, 'r1', {
    base,
    mine: { ...base, title: 'Fractions' },
  });
  const { user } = renderPage(<UnsentHereNotice />, { as: 'coach' });
  const link = await screen.findByRole('link', { name: 'Fractions' });
  expect(link.getAttribute('href')).toBe('/rubric/use/r1');
  expect(link.closest('li')?.textContent).toBe(`Fractions with ${coachee.username}`);

  await user.click(screen.getByRole('button', { name: 'Delete Fractions' }));
  await screen.findByText('It is on this device alone. It does not come back from the recycle bin.');
  expect(await unsentHere(coach.uid)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Delete rubric' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Fractions' })).toBeNull());
  expect(await unsentHere(coach.uid)).toEqual([]);
});

it('says nothing of what was begun with another coachee', async () => {
  const base = { revision: 0, title: '', client_embed: embedOf(coachee) };
  const mine = { ...base, title: 'Fractions' };
  await beginOnDevice<typeof base>({ entity: 'observation' }, coach.uid, 'o1', { base, mine });
  renderPage(
    <>
      <UnsentHereNotice client_uid="somebody-else" />
      <UnsentHereNotice client_uid={coachee.uid} />
    </>,
    { as: 'coach' },
  );
  await screen.findByRole('link', { name: 'Fractions' });
  expect(screen.getAllByRole('link', { name: 'Fractions' })).toHaveLength(1);
});

it('names what was changed here and is not on the server, and discards the changes once that is confirmed', async () => {
  sessionStore.begin(sessionOf('coach'));
  const base = { revision: 4, title: 'Fractions', client_embed: embedOf(coachee) };
  const mine = { ...base, title: 'Fractions, again' };
  await beginOnDevice<typeof base>({ entity: 'observation' }, coach.uid, 'o7', { base, mine });
  const sentSoon = { ...base, title: 'Sent a moment later' };
  await beginOnDevice<typeof base>({ entity: 'observation' }, coach.uid, 'o8', { base, mine: sentSoon });
  const [blank, begun] = [
    { ...base, revision: 0 },
    { ...base, revision: 0, title: 'Begun here' },
  ];
  await beginOnDevice<typeof base>({ entity: 'observation' }, coach.uid, 'o9', { base: blank, mine: begun });
  const { user } = renderPage(<UnsentHereNotice />, { as: 'coach' });
  await screen.findByRole('link', { name: 'Begun here' });
  expect(screen.queryByRole('link', { name: 'Sent a moment later' })).toBeNull();
  await discardUnsent({ entity: 'observation' }, coach.uid, 'o8');
  const link = await screen.findByRole('link', { name: 'Fractions, again' }, { timeout: 20_000 });
  expect(screen.queryByRole('link', { name: 'Sent a moment later' })).toBeNull();
  expect(link.getAttribute('href')).toBe('/observation/o7');
  screen.getByText(/changes of yours that only this device has/);
  await user.click(screen.getByRole('button', { name: 'Discard the changes to Fractions, again' }));
  await screen.findByText('They are on this device alone. Nothing brings them back.');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Fractions, again' })).toBeNull());
});

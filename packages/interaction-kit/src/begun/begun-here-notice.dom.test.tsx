import 'fake-indexeddb/auto';
import { cast } from '@coaching/access/testing';
import { sessionStore } from '@coaching/mfe-kit';
import { beginOnDevice } from '@coaching/mfe-kit/autosave';
import { renderPage, sessionOf } from '@coaching/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { embedOf } from '../settings';
import { begunHere } from './begun-here';
import { BegunHereNotice } from './begun-here-notice';

const { coach, coachee } = cast.users;

it('leads to what was begun here, and deletes it for good once that is confirmed', async () => {
  sessionStore.begin(sessionOf('coach'));
  const base = { revision: 0, title: '', client_embed: embedOf(coachee) };
  await beginOnDevice<typeof base>({ entity: 'rubric-instance' }, coach.uid, 'r1', {
    base,
    mine: { ...base, title: 'Fractions' },
  });
  const { user } = renderPage(<BegunHereNotice />, { as: 'coach' });
  const link = await screen.findByRole('link', { name: 'Fractions' });
  expect(link.getAttribute('href')).toBe('/rubric/use/r1');
  expect(link.closest('li')?.textContent).toBe(`Fractions with ${coachee.username}`);

  await user.click(screen.getByRole('button', { name: 'Delete Fractions' }));
  await screen.findByText('It is on this device alone. It does not come back from the recycle bin.');
  expect(await begunHere(coach.uid)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Delete rubric' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Fractions' })).toBeNull());
  expect(await begunHere(coach.uid)).toEqual([]);
});

it('says nothing of what was begun with another coachee', async () => {
  const base = { revision: 0, title: '', client_embed: embedOf(coachee) };
  const mine = { ...base, title: 'Fractions' };
  await beginOnDevice<typeof base>({ entity: 'observation' }, coach.uid, 'o1', { base, mine });
  renderPage(
    <>
      <BegunHereNotice client_uid="somebody-else" />
      <BegunHereNotice client_uid={coachee.uid} />
    </>,
    { as: 'coach' },
  );
  await screen.findByRole('link', { name: 'Fractions' });
  expect(screen.getAllByRole('link', { name: 'Fractions' })).toHaveLength(1);
});

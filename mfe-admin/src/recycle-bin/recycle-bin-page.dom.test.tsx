import { cast } from '@coaching/access/testing';
import type { DeletedObject } from '@coaching/contracts';
import { type Answers, refusal, renderPage } from '@coaching/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import RecycleBinPage from './recycle-bin-page';

const talk: DeletedObject = {
  service: 'conversations',
  kind: 'interview',
  uid: 'talk',
  noun: 'Conversation',
  title: 'First talk',
  place: 'Cleo Coachee',
  deleted_at: '2026-03-03T10:00:00.000Z',
  deleted_by: 'ada',
  deleted_by_name: 'Ada Coach',
  path: '/questions/answers/talk',
};
const program: DeletedObject = {
  ...talk,
  service: 'identity',
  kind: 'program',
  uid: 'program',
  noun: 'Program',
  title: 'Early Readers',
  place: '',
  path: null,
};
const bin = { objects: [talk, program], total: 2, nouns: ['Conversation', 'Program'], since: null, away: [] };
const nothingElse = { along: [], obstacles: [] };

async function open(answers: Answers = {}) {
  const page = renderPage(<RecycleBinPage />, {
    at: '/undelete',
    as: { user: cast.users.superuser, organization: cast.organizations.cedar },
    answers: { getRecycleBin: bin, getUndeletePreview: nothingElse, undelete: { ok: true }, ...answers },
  });
  await screen.findByRole('heading', { name: 'Recycle Bin' });
  return page;
}
const restore = (title: string) => screen.findByRole('button', { name: `Restore ${title}` });
const bodies = (made: { body?: unknown }[]) => made.map(({ body }) => body);

it('shows what was deleted last first, and restores what nothing comes along with at once', async () => {
  const { user, madeOf } = await open();
  await user.click(await restore('First talk'));
  await screen.findByText(/Undelete successful/);
  expect(madeOf('getRecycleBin')[0]).toMatchObject({
    query: expect.objectContaining({ sortBy: 'deleted_at', descending: true }),
  });
  expect(bodies(madeOf('undelete'))).toEqual([
    { obj: { service: 'conversations', kind: 'interview', uid: 'talk' } },
  ]);
  expect(screen.getByRole('link', { name: 'Open First talk' }).getAttribute('href')).toBe(
    '/questions/answers/talk',
  );
  await waitFor(() => expect(madeOf('getRecycleBin').length).toBeGreaterThan(1));
});

it('says what comes along before it restores', async () => {
  const preview = { along: ['Program Literacy'], obstacles: [] };
  const { user, madeOf } = await open({ getUndeletePreview: preview });
  await user.click(await restore('First talk'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore First talk?' }));
  expect(dialog.getByRole('listitem').textContent).toBe('Program Literacy');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(madeOf('undelete')).toEqual([]);
  await user.click(await restore('First talk'));
  const again = within(await screen.findByRole('dialog'));
  await user.click(again.getByRole('button', { name: 'Restore' }));
  await screen.findByText(/Undelete successful/);
});

it('says all that stands in the way with one way on, and restores nothing', async () => {
  const messages = [
    'Another has the subdomain cedar by now.',
    'A Third has the email domain cedar.test by now.',
  ];
  const obstacles = messages.map((message) => ({ message, blocks: true }));
  const preview = { along: ['Program Literacy'], obstacles };
  const { user, madeOf } = await open({ getUndeletePreview: preview });
  await user.click(await restore('Early Readers'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Early Readers cannot be restored yet' }));
  for (const message of messages) dialog.getByText(message);
  dialog.getByText('Once it can be restored, this comes back with it:');
  expect(dialog.queryByText('This comes back along with it:')).toBeNull();
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', 'Understood']);
  await user.click(dialog.getByRole('button', { name: 'Understood' }));
  expect(madeOf('undelete')).toEqual([]);
});

it('tells what the server says against it', async () => {
  const { user, madeOf } = await open({ undelete: refusal(409, 'This subdomain is taken.') });
  await user.click(await restore('Early Readers'));
  await screen.findByText('This subdomain is taken.');
  expect(madeOf('undelete')).toHaveLength(1);
  await restore('Early Readers');
});

it('says when a part of the service is away, and what an empty bin is for', async () => {
  await open({ getRecycleBin: { objects: [], total: 0, nouns: [], since: null, away: ['rubrics'] } });
  await screen.findByText(/Nothing is here/);
  expect(screen.getByText(/Not everything is shown/)).toBeTruthy();
});

it('says when there is more than is listed, and leads there and back', async () => {
  const since = '2026-03-03T10:00:00.000Z';
  const { user, madeOf } = await open({
    getRecycleBin: ({ query }) => ({ ...bin, since: query.before ? null : since }),
  });
  await user.click(await screen.findByRole('button', { name: 'Show what was deleted before then' }));
  await screen.findByText(/Only what was deleted before/);
  expect(madeOf('getRecycleBin').at(-1)?.query).toMatchObject({ before: since, page: 1 });
  expect(screen.queryByText(/something is missing/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the latest' }));
  await screen.findByText(/something is missing/);
});

import { cast } from '@coaching/access/testing';
import type { PeopleImport } from '@coaching/contracts';
import { type Answers, refusal, renderPage } from '@coaching/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import UploadPage from './upload-page';
import { uploadAddress } from './upload-target';

const { uid: organization_uid } = cast.organizations.cedar;
const { admin } = cast.users;
const states = { waiting: 0, skipped: 0, done: 150, moved: 0, refused: 0, 'taken-back': 0, left: 0 };
const record: PeopleImport = {
  uid: 'import-one',
  file_name: 'people.csv',
  role: 'Coach',
  entity: { entity_type: 'organization', uid: organization_uid },
  by: { uid: admin.uid, username: admin.username },
  status: 'done',
  checksum: 'sum',
  outcomes: { new: 150, changed: 0, there: 3, invalid: 0, duplicate: 0 },
  states,
  created_at: '2026-03-02T10:00:00.000Z',
  finished_at: null,
  may_take_back: true,
};
const back: PeopleImport = {
  ...record,
  status: 'taken-back',
  may_take_back: false,
  states: { ...states, done: 0, 'taken-back': 149, left: 1 },
};
const open = (answers: Answers = {}) =>
  renderPage(<UploadPage />, {
    at: uploadAddress(null, 'Coach', { kind: 'organization', organization_uid }),
    as: 'admin',
    answers: { getImports: { imports: [record], total: 1 }, ...answers },
  });

it('shows the last imports with what became of them and the result as a file', async () => {
  const { madeOf } = open();
  await screen.findByText('150 brought in or changed, 3 here already');
  screen.getByText(new RegExp(`Coach, .*${admin.username}`));
  const file = screen.getByRole('link', { name: /^Result of people\.csv/ });
  expect(file.getAttribute('href')).toMatch(/\/import\/import-one\/rows\?format=csv$/);
  expect(madeOf('getImports')[0]!.query).toMatchObject({
    entity_type: 'organization',
    entity_uid: organization_uid,
  });
});

it('takes a list of the same place where none is looked over', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Choose a file' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload Coach' }));
  dialog.getByLabelText(/^Drop a file/);
  await user.click(dialog.getByRole('link', { name: 'Last imports' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('150 brought in or changed, 3 here already');
});

it('takes one back part by part once that is confirmed, and names who was left and why', async () => {
  let calls = 0;
  const { user, madeOf, answer } = open({
    takeBackImport: () => {
      calls += 1;
      return calls === 1
        ? {
            import: { ...record, status: 'taking-back' },
            left: [{ number: 2, username: 'Ada L.', message: 'Has signed in.' }],
          }
        : { import: back, left: [] };
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Take back people\.csv/ }));
  await screen.findByRole('dialog', { name: 'Take this import back?' });
  expect(madeOf('takeBackImport')).toEqual([]);
  answer({ getImports: { imports: [back], total: 1 } });
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  await screen.findByText('Ada L.: Has signed in.');
  await screen.findByText('149 taken back, 1 left, 3 here already');
  expect(madeOf('takeBackImport')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Take back people/ })).toBeNull();
});

it('goes on with one’s own that stopped half-way', async () => {
  const running: PeopleImport = {
    ...record,
    status: 'running',
    states: { ...states, done: 100, waiting: 50 },
  };
  const { user, madeOf, answer } = open({
    getImports: {
      imports: [
        running,
        { ...running, uid: 'other', file_name: 'other.csv', by: { uid: 'ada', username: 'Ada' } },
      ],
      total: 2,
    },
    commitImport: { import: record, rows: [] },
  });
  const button = await screen.findByRole('button', { name: /^Go on with/ });
  expect(button.getAttribute('aria-label')).toContain('people.csv');
  answer({ getImports: { imports: [record], total: 1 } });
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Go on/ })).toBeNull());
  expect(madeOf('commitImport').map(({ body }) => body)).toEqual([{ uid: 'import-one', checksum: 'sum' }]);
});

it('does nothing without a yes, and says why it failed', async () => {
  const { user, madeOf } = open({ takeBackImport: refusal(403, 'Not yours.') });
  const button = await screen.findByRole('button', { name: /^Take back people\.csv/ });
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(madeOf('takeBackImport')).toEqual([]);
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Take back' }));
  await screen.findByText('Not yours.');
});

it('offers nothing to take back to who may not', async () => {
  open({ getImports: { imports: [{ ...record, may_take_back: false }], total: 1 } });
  await screen.findByText('people.csv');
  expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull();
});

it.each([
  ['nothing was imported yet', { imports: [], total: 0 }, /Lists that you import are here afterwards/],
  ['they cannot be read', refusal(403, 'Not for you.'), 'Not for you.'],
])('says so when %s', async (_, getImports, words) => {
  open({ getImports } as Answers);
  await waitFor(() => screen.getByText(words));
});

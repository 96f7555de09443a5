import type { PeopleImport } from '@coaching/contracts';
import { renderPage } from '@coaching/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { StoppedImport } from './stopped-import';
import type { UploadTarget } from './upload-target';

const target: UploadTarget = {
  role: 'Coach',
  home: '/user',
  url: 'https://app.test/api/files/list.csv',
  file_name: 'people.csv',
  isRoster: false,
  withStudents: false,
};
const states = { waiting: 30, skipped: 4, done: 100, moved: 0, refused: 0, 'taken-back': 0, left: 0 };
const running: PeopleImport = {
  uid: 'import-one',
  file_name: 'people.csv',
  role: 'Coach',
  entity: null,
  by: { uid: 'ada', username: 'Ada' },
  status: 'running',
  checksum: 'sum',
  outcomes: { new: 130, changed: 0, there: 4, invalid: 0, duplicate: 0 },
  states,
  created_at: '2026-03-02T10:00:00.000Z',
  finished_at: null,
  may_take_back: true,
};
const done: PeopleImport = { ...running, status: 'done', states: { ...states, waiting: 0, done: 130 } };
const getImports = { imports: [], total: 0 };

it('says how far it is, and goes on from there', async () => {
  const ended: PeopleImport[] = [];
  const { user, madeOf } = renderPage(
    <StoppedImport target={target} record={running} onDone={(record) => ended.push(record)} />,
    { at: '/handle_upload', as: 'admin', answers: { getImports, commitImport: { import: done, rows: [] } } },
  );
  await screen.findByText(/This import stopped half-way. 100 of 130 are done/);
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(ended).toEqual([done]));
  expect(madeOf('commitImport').map(({ body }) => body)).toEqual([{ uid: 'import-one', checksum: 'sum' }]);
});

it('offers nothing to go on with once it was taken back', async () => {
  renderPage(
    <StoppedImport target={target} record={{ ...done, status: 'taken-back' }} onDone={() => undefined} />,
    { at: '/handle_upload', as: 'admin', answers: { getImports } },
  );
  await screen.findByText(/are done/);
  expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
});

import { cast } from '@coaching/access/testing';
import {
  type ImportedRow,
  type ImportRow,
  MESSAGES,
  MOST_IMPORT_ROWS,
  type PeopleImport,
} from '@coaching/contracts';
import { type Answers, refusal, renderPage, serverFailure } from '@coaching/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import UploadPage from './upload-page';
import { uploadAddress } from './upload-target';

const { uid: organization_uid } = cast.organizations.cedar;
const url = `https://app.test/api/files/${'a'.repeat(32)}.csv`;
const entity = { entity_type: 'organization' as const, uid: organization_uid };
const heads = ['Last', 'First', 'E-Mail', 'Room'];
const file = [
  heads,
  ['Lovelace', 'Ada', 'ada@school.test', '1'],
  ['Hopper', 'Grace', 'grace@school.test', '2'],
  ['Turing', 'Alan', 'alan', '3'],
  ['Lovelace', 'Ada', 'Ada@school.test', '4'],
];
const importUids = (made: { body?: unknown }[]) => [
  ...new Set(made.map(({ body }) => (body as { uid: string }).uid)),
];
const judgement: Omit<ImportedRow, keyof ImportRow> = {
  outcome: 'new',
  message: '',
  username: '',
  changes: [],
  state: 'waiting',
};

/** What the server says of rows: a few by their address, all others are new. */
function judged(rows: readonly ImportRow[]): ImportedRow[] {
  return rows.map((row): ImportedRow => {
    if (row.email === 'grace@school.test')
      return { ...row, ...judgement, outcome: 'there', username: 'Grace Hopper' };
    if (row.number === 4)
      return { ...row, ...judgement, outcome: 'duplicate', message: 'Left out: the same as row 1' };
    if (!row.email.includes('@'))
      return { ...row, ...judgement, outcome: 'invalid', message: 'Not an email.' };
    return { ...row, ...judgement };
  });
}
const noStates = { waiting: 0, skipped: 0, done: 0, moved: 0, refused: 0, 'taken-back': 0, left: 0 };
const noOutcomes = { new: 0, changed: 0, there: 0, invalid: 0, duplicate: 0 };
const anImport = (more: Partial<PeopleImport> = {}): PeopleImport => ({
  uid: 'import-one',
  file_name: 'people.csv',
  role: 'Coach',
  entity,
  by: { uid: cast.users.admin.uid, username: cast.users.admin.username },
  status: 'preview',
  checksum: 'sum',
  outcomes: noOutcomes,
  states: noStates,
  created_at: '2026-03-02T10:00:00.000Z',
  finished_at: null,
  may_take_back: false,
  ...more,
});
const done = anImport({ status: 'done', states: { ...noStates, done: 2 }, may_take_back: true });
/** What the server has of each import. */
let stored: Map<string, Set<number>>;
beforeEach(() => {
  stored = new Map();
});
const previewImport: Answers['previewImport'] = ({ body: { uid, rows, removed = [] } }) => {
  const numbers = stored.get(uid) ?? new Set<number>();
  for (const { number } of rows) numbers.add(number);
  for (const number of removed) numbers.delete(number);
  stored.set(uid, numbers);
  return { rows: judged(rows as ImportRow[]) };
};
const importOf = (uid: string) => ({
  import: anImport({ uid, outcomes: { ...noOutcomes, new: stored.get(uid)?.size ?? 0 } }),
});
const getImport: Answers['getImport'] = ({ params }) => importOf(params.uid);

const commitImport: Answers['commitImport'] = () => ({ import: done, rows: [] });
const getImports: Answers['getImports'] = { imports: [], total: 0 };

async function open(rows = file, answers: Answers = {}) {
  const page = renderPage(<UploadPage />, {
    at: uploadAddress(url, 'Coach', { kind: 'organization', organization_uid }, 'people.csv'),
    as: 'admin',
    answers: {
      getHandleUserData: { rows },
      previewImport,
      getImport,
      commitImport,
      getImports,
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: 'Upload Coach' });
  return page;
}
const fatesOf = () =>
  within(screen.getByRole('table', { name: 'People' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('[data-fate]')?.textContent);
const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create Users' });
const lookedUp = () => waitFor(() => expect(fatesOf()).not.toContain('Is looked up…'));
const bodies = (made: { body?: unknown }[]) => made.map(({ body }) => body);

it('takes another file for the same place where one is refused, and asks for that one no more', async () => {
  const { user } = await open(file, { getHandleUserData: refusal(400, MESSAGES.listIsLocked) });
  await screen.findByText(MESSAGES.listIsLocked);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Choose another file' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload Coach' }));
  const imports = dialog.getByRole('link', { name: 'Last imports' }).getAttribute('href');
  expect(imports).toBe(uploadAddress(null, 'Coach', { kind: 'organization', organization_uid }));
});

it('offers both, Retry and another file, where nobody knows whether the list can be read', async () => {
  const { user, answer } = await open(file, { getHandleUserData: serverFailure() });
  await screen.findByRole('button', { name: 'Choose another file' });
  answer({ getHandleUserData: { rows: file } });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('table', { name: 'People' });
});

it('finds the columns by their heads and says what becomes of each row', async () => {
  const { madeOf } = await open();
  await lookedUp();
  expect(screen.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value)).toEqual([
    'last_name',
    'first_name',
    'email',
    '',
  ]);
  expect(fatesOf()).toEqual([
    'Is invited',
    'Is here already: Grace Hopper',
    'Not an email.',
    'Left out: the same as row 1',
  ]);
  expect(create().disabled).toBe(true);
  expect(madeOf('getHandleUserData')[0]!.query).toMatchObject({ url, students: false });
  expect(bodies(madeOf('previewImport'))).toMatchObject([
    {
      rows: [{ number: 1, email: 'ada@school.test' }, { number: 2 }, { number: 3 }, { number: 4 }],
      role: 'Coach',
      entity,
      file_name: 'people.csv',
    },
  ]);
});

it('is corrected in place, and imports the list that was looked over', async () => {
  const { user, madeOf, address } = await open();
  await lookedUp();
  const field = screen.getByRole('textbox', { name: 'Email of row 3' });
  await user.clear(field);
  await user.type(field, 'Alan@school.test');
  await waitFor(() => expect(create().disabled).toBe(false));
  const looked = bodies(madeOf('previewImport'));
  expect(looked.at(-1)).toMatchObject({ rows: [{ number: 3, email: 'alan@school.test' }] });
  await user.click(create());
  await waitFor(() => expect(address()).toMatch(/^\/organization\//));
  const [uid] = importUids(madeOf('previewImport'));
  expect(bodies(madeOf('commitImport'))).toEqual([{ uid, checksum: 'sum' }]);
  await screen.findByText(/2 people were brought in or changed/);
  const result = screen.getByRole('link', { name: 'Download the result' });
  expect(result.getAttribute('href')).toMatch(/\/import\/import-one\/rows\?format=csv$/);
});

it('deletes rows, brings them back, and shows only what is to be mended', async () => {
  const { user } = await open();
  await lookedUp();
  await user.click(screen.getByRole('button', { name: 'Show what is to be mended' }));
  expect(fatesOf()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Delete row 3' }));
  await screen.findByText('Nothing matches the filters.');
  await waitFor(() => expect(create().disabled).toBe(false));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('textbox', { name: 'Email of row 3' })).toBeTruthy();
});

it('offers no way back for deleted rows once the others are brought in', async () => {
  const { user, address } = await open();
  await lookedUp();
  await user.click(screen.getByRole('button', { name: 'Delete row 3' }));
  await screen.findByText('Row 3 deleted');
  await waitFor(() => expect(create().disabled).toBe(false));
  await user.click(create());
  await waitFor(() => expect(address()).toMatch(/^\/organization\//));
  await screen.findByText(/2 people were brought in or changed/);
  expect(screen.queryByText('Row 3 deleted')).toBeNull();
});

it('offers no way back for deleted rows where their list was left', async () => {
  const { user, address } = await open();
  await lookedUp();
  await user.click(screen.getByRole('button', { name: 'Delete row 3' }));
  await screen.findByText('Row 3 deleted');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await waitFor(() => expect(address()).toMatch(/^\/organization\//));
  await waitFor(() => expect(screen.queryByText('Row 3 deleted')).toBeNull());
});

it('lets columns without heads be chosen', async () => {
  const { user, madeOf } = await open([['Lovelace, Ada', 'ada@school.test']]);
  expect(madeOf('previewImport')).toEqual([]);
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Column 1, holds' }),
    'Last Name, First Name',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Column 2, holds' }), 'Email');
  await waitFor(() => expect(create().disabled).toBe(false));
  expect(bodies(madeOf('previewImport')).at(-1)).toMatchObject({
    rows: [{ first_name: 'Ada', last_name: 'Lovelace', email: 'ada@school.test' }],
  });
});

it('looks a long list over part by part, and tells the server of rows that are deleted', async () => {
  const many = Array.from({ length: MOST_IMPORT_ROWS + 1 }, (_, at) => [
    'Person',
    `${at}`,
    `p${at}@x.org`,
    '',
  ]);
  const { user, madeOf } = await open([heads, ...many]);
  await waitFor(() => expect(create().disabled).toBe(false));
  const parts = bodies(madeOf('previewImport')) as { rows: unknown[] }[];
  expect(parts.map(({ rows }) => rows.length)).toEqual([MOST_IMPORT_ROWS, 1]);
  await user.click(screen.getByRole('button', { name: 'Delete row 1' }));
  await waitFor(() =>
    expect(bodies(madeOf('previewImport')).at(-1)).toMatchObject({ rows: [], removed: [1] }),
  );
});

it('goes on part by part, and from where it stopped', async () => {
  const running = anImport({ status: 'running', states: { ...noStates, done: 100, waiting: 30 } });
  let calls = 0;
  const { user, madeOf, answer, address } = await open([heads, ['Lovelace', 'Ada', 'ada@school.test', '']], {
    commitImport: () => {
      calls += 1;
      return calls === 1 ? { import: running, rows: [] } : refusal(429, 'Please go on tomorrow.');
    },
  });
  await waitFor(() => expect(create().disabled).toBe(false));
  await user.click(create());
  await screen.findByText('Please go on tomorrow.');
  screen.getByText(/100 of 130 are done/);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email of row 1' }).readOnly).toBe(true);
  answer({ commitImport });
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(address()).toMatch(/^\/organization\//));
  expect(madeOf('commitImport')).toHaveLength(3);
});

it('leaves on the screen who was not done, as a list of its own', async () => {
  const rows = [heads, ['Lovelace', 'Ada', 'ada@school.test', ''], ['Hopper', 'Amy', 'amy@school.test', '']];
  const { user, madeOf } = await open(rows, {
    commitImport: () => ({
      import: anImport({ status: 'done', states: { ...noStates, done: 1, moved: 1 } }),
      rows: judged([
        {
          number: 2,
          first_name: 'Amy',
          last_name: 'Hopper',
          email: 'amy@school.test',
          role: '',
          program: '',
        },
      ]).map((row) => ({ ...row, state: 'moved' as const, message: 'Another by then.' })),
    }),
  });
  await waitFor(() => expect(create().disabled).toBe(false));
  await user.click(create());
  await screen.findByText('1 row was not done, and is here again.');
  await waitFor(() => expect(fatesOf()).toEqual(['Is invited']));
  expect(importUids(madeOf('previewImport'))).toHaveLength(2);
  expect(bodies(madeOf('previewImport')).at(-1)).toMatchObject({ rows: [{ number: 2 }] });
});

it('looks the list over again when it is not the one that was shown', async () => {
  const { user, madeOf } = await open([heads, ['Lovelace', 'Ada', 'ada@school.test', '']], {
    commitImport: refusal(409, 'Please look it over again.'),
  });
  await waitFor(() => expect(create().disabled).toBe(false));
  await user.click(create());
  await screen.findByText('Please look it over again.');
  await waitFor(() => expect(madeOf('previewImport')).toHaveLength(2));
});

it('looks all of it over as another list where the server has not the one that is shown', async () => {
  let lost = true;
  const { madeOf } = await open([heads, ['Lovelace', 'Ada', 'ada@school.test', '']], {
    getImport: ({ params }) => {
      if (lost) stored.clear();
      lost = false;
      return importOf(params.uid);
    },
  });
  await waitFor(() => expect(create().disabled).toBe(false));
  expect(importUids(madeOf('previewImport'))).toHaveLength(2);
});

it('sends again what nobody knows whether it came there', async () => {
  const { user, madeOf, answer } = await open([heads, ['Lovelace', 'Ada', 'ada@school.test', '']], {
    previewImport: refusal(429, 'Not just now.'),
  });
  await screen.findByText('Not just now.');
  answer({ previewImport });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(create().disabled).toBe(false));
  expect(madeOf('previewImport')).toHaveLength(2);
});

it('filters rows by what happens to them', async () => {
  const { user } = await open();
  await lookedUp();
  await user.click(screen.getByRole('button', { name: /Filter.*What happens/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'Here already' }));
  await waitFor(() => expect(fatesOf()).toEqual(['Is here already: Grace Hopper']));
});

it('shows of a roster the role and the school of each, and brings students in when that is chosen', async () => {
  const rosterUrl = url.replace('.csv', '.zip');
  const roster = [
    ['Last Name', 'First Name', 'Email', 'Role', 'Program'],
    ['Lovelace', 'Ada', 'ada@school.test', 'Coachee', 'Literacy'],
  ];
  const { user, madeOf } = renderPage(<UploadPage />, {
    at: uploadAddress(rosterUrl, 'Coach', { kind: 'organization', organization_uid }, 'roster.zip'),
    as: 'admin',
    answers: {
      getHandleUserData: { rows: roster, students: 12 },
      previewImport,
      getImport,
      getImports,
    },
  });
  await screen.findByText(/Students of this roster: 12, left out/);
  screen.getByText('The roster says who becomes what: 1 as Coachee, and nobody as Coach.');
  await lookedUp();
  expect(bodies(madeOf('previewImport'))).toMatchObject([
    { rows: [{ role: 'Coachee', program: 'Literacy' }] },
  ]);
  await user.click(screen.getByRole('link', { name: 'Bring students in too' }));
  await screen.findByText(/Students of this roster: 12, in the list/);
  expect(madeOf('getHandleUserData').at(-1)!.query).toMatchObject({ url: rosterUrl, students: true });
});

it('says why a list cannot be read', async () => {
  renderPage(<UploadPage />, {
    at: uploadAddress(url, 'Coach', { kind: 'platform' }),
    as: 'superuser',
    answers: { getHandleUserData: refusal(400, MESSAGES.listTooLarge) },
  });
  expect(await screen.findByText(MESSAGES.listTooLarge)).toBeTruthy();
});

it('shows nothing of an address without a role', async () => {
  renderPage(<UploadPage />, { at: '/handle_upload?role=King', as: 'admin' });
  expect(await screen.findByText(MESSAGES.notFound)).toBeTruthy();
});

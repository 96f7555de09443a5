import { cast } from '@coaching/access/testing';
import { MESSAGES } from '@coaching/contracts';
import { type Answers, refusal, renderPage } from '@coaching/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import UploadPage from './upload-page';
import { uploadAddress } from './upload-target';
import { INVITED_AT_ONCE } from './use-create-users';

const { uid: organization_uid } = cast.organizations.cedar;
const url = `https://app.test/api/files/${'a'.repeat(32)}.csv`;
const entity = { entity_type: 'organization', uid: organization_uid };
const heads = ['Last', 'First', 'E-Mail', 'Room'];
const file = [
  heads,
  ['Lovelace', 'Ada', 'ada@school.test', '1'],
  ['Hopper', 'Grace', 'grace@school.test', '2'],
  ['Turing', 'Alan', 'alan', '3'],
  ['Lovelace', 'Ada', 'Ada@school.test', '4'],
];
const outcomes: Record<string, object> = {
  'grace@school.test': { outcome: 'there', username: 'Grace Hopper' },
};
const previewInviteUsers: Answers['previewInviteUsers'] = ({ body }) => ({
  users: body.users.map(({ email }) => ({ email, outcome: 'new', username: '', ...outcomes[email] })),
});
const addInviteUsers: Answers['addInviteUsers'] = () => ({ users: [] });

async function open(rows = file, answers: Answers = {}) {
  const page = renderPage(<UploadPage />, {
    at: uploadAddress(url, 'Coach', { kind: 'organization', organization_uid }),
    as: 'admin',
    answers: { getHandleUserData: { rows }, previewInviteUsers, addInviteUsers, ...answers },
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
    expect.stringMatching(/email/i),
    'Left out: the same as row 1',
  ]);
  expect(create().disabled).toBe(true);
  expect(madeOf('getHandleUserData')[0]!.query).toEqual({ url });
  expect(bodies(madeOf('previewInviteUsers'))).toMatchObject([
    { users: [{ email: 'ada@school.test' }, { email: 'grace@school.test' }], role: 'Coach', entity },
  ]);
});

it('is mended in place, and invites exactly who it said it would', async () => {
  const { user, madeOf, address } = await open();
  await lookedUp();
  const field = screen.getByRole('textbox', { name: 'Email of row 3' });
  await user.clear(field);
  await user.type(field, 'Alan@school.test');
  await waitFor(() => expect(create().disabled).toBe(false));
  await user.click(create());
  await waitFor(() => expect(address()).toMatch(/^\/organization\//));
  expect(bodies(madeOf('addInviteUsers'))).toEqual([
    {
      users: [
        { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@school.test' },
        { first_name: 'Alan', last_name: 'Turing', email: 'alan@school.test' },
      ],
      role: 'Coach',
      entity,
    },
  ]);
});

it('deletes rows, brings them back, and shows only what is to be mended', async () => {
  const { user } = await open();
  await lookedUp();
  await user.click(screen.getByRole('button', { name: 'Show what is to be mended' }));
  expect(fatesOf()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Delete row 3' }));
  await screen.findByText('Nothing matches the filters.');
  expect(create().disabled).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('textbox', { name: 'Email of row 3' })).toBeTruthy();
});

it('lets columns without heads be chosen', async () => {
  const { user, madeOf } = await open([['Lovelace, Ada', 'ada@school.test']]);
  expect(madeOf('previewInviteUsers')).toEqual([]);
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Column 1, holds' }),
    'Last Name, First Name',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Column 2, holds' }), 'Email');
  await waitFor(() => expect(create().disabled).toBe(false));
  await user.click(create());
  await waitFor(() =>
    expect(bodies(madeOf('addInviteUsers'))).toMatchObject([
      { users: [{ first_name: 'Ada', last_name: 'Lovelace', email: 'ada@school.test' }] },
    ]),
  );
});

it('goes on where it stopped when an answer is a refusal', async () => {
  const many = Array.from({ length: INVITED_AT_ONCE + 1 }, (_, at) => [
    'Person',
    `${at}`,
    `p${at}@school.test`,
    '',
  ]);
  let calls = 0;
  const { user, madeOf, answer } = await open([heads, ...many], {
    addInviteUsers: () => {
      calls += 1;
      return calls === 1 ? { users: [] } : refusal(429, 'Please go on tomorrow.');
    },
  });
  await waitFor(() => expect(create().disabled).toBe(false));
  await user.click(create());
  await screen.findByText('Please go on tomorrow.');
  answer({ addInviteUsers });
  await user.click(create());
  await waitFor(() => expect(madeOf('addInviteUsers')).toHaveLength(3));
  expect(bodies(madeOf('addInviteUsers').slice(1))).toEqual(
    Array(2).fill({
      users: [
        { last_name: 'Person', first_name: `${INVITED_AT_ONCE}`, email: `p${INVITED_AT_ONCE}@school.test` },
      ],
      role: 'Coach',
      entity,
    }),
  );
});

it('shows at its row who was left out of the others', async () => {
  const rows = [
    ['Lovelace', 'Ada', 'ada@school.test', ''],
    ['Hopper', 'Grace', 'grace@school.test', ''],
  ];
  const { user } = await open([heads, ...rows], {
    addInviteUsers: { users: [], refused: [{ email: 'grace@school.test', message: 'Later.' }] },
  });
  await waitFor(() => expect(create().disabled).toBe(false));
  await user.click(create());
  await waitFor(() => expect(fatesOf()[1]).toBe('Later.'));
  expect(fatesOf()[0]).not.toBe('Later.');
});

it('shows at its row why somebody was refused', async () => {
  const errors = [{ path: 'users.0.email', message: 'Not this one.' }];
  const { user } = await open([heads, ['Lovelace', 'Ada', 'ada@school.test', '']], {
    addInviteUsers: refusal(400, 'Not this one.', { errors }),
  });
  await waitFor(() => expect(create().disabled).toBe(false));
  await user.click(create());
  await waitFor(() => expect(fatesOf()).toEqual(['Not this one.']));
  expect(create().disabled).toBe(true);
});

it('says why a list cannot be read', async () => {
  renderPage(<UploadPage />, {
    at: uploadAddress(url, 'Coach', { kind: 'platform' }),
    as: 'superuser',
    answers: { getHandleUserData: refusal(400, MESSAGES.listTooLarge) },
  });
  expect(await screen.findByText(MESSAGES.listTooLarge)).toBeTruthy();
});

it('shows nothing of an address without a list', async () => {
  renderPage(<UploadPage />, { at: '/handle_upload?role=Coach', as: 'admin' });
  expect(await screen.findByText(MESSAGES.notFound)).toBeTruthy();
});

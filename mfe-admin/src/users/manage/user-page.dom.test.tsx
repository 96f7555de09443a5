import { type CastName, cast, embedOf } from '@coaching/access/testing';
import { MESSAGES, UNDELETED } from '@coaching/contracts';
import { type Answers, endSession, refusal, renderPage, sessionOf } from '@coaching/mfe-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import UserPage from './user-page';

const { coach } = cast.users;
const { name, uid } = cast.organizations.cedar;

const open = (as: CastName, answers: Answers = {}) =>
  renderPage(<UserPage />, {
    at: `/user/${coach.uid}`,
    path: '/user/:uid',
    as,
    answers: {
      getUser: { user: { ...coach, may_update: true } },
      getAccesses: { accesses: [], total: 0 },
      ...answers,
    },
  });
const roles = async () => within(await screen.findByRole('group', { name: `Roles in ${name}` }));

it('sets what somebody is in a place, and leaves what one may not assign', async () => {
  const { user, madeOf } = open('admin', { setRoles: { user: coach } });
  await user.click((await roles()).getByRole('checkbox', { name: 'Organization Admin' }));
  await user.click(screen.getByRole('button', { name: 'Save roles' }));
  await screen.findByText(`Roles in ${name} saved`);
  expect(madeOf('setRoles').map(({ body }) => body)).toEqual([
    {
      user_uid: coach.uid,
      roles: ['Coach', 'Organization Admin'],
      entity: { entity_type: 'organization', uid },
    },
  ]);
});

it('asks before administrators take from themselves what makes them one', async () => {
  const { admin } = cast.users;
  const { user, madeOf } = renderPage(<UserPage />, {
    at: `/user/${admin.uid}`,
    path: '/user/:uid',
    as: 'admin',
    answers: {
      getUser: { user: { ...admin, may_update: true } },
      getAccesses: { accesses: [], total: 0 },
      getUserSession: sessionOf('admin'),
      setRoles: { user: admin },
    },
  });
  await user.click((await roles()).getByRole('checkbox', { name: 'Organization Admin' }));
  await user.click(screen.getByRole('button', { name: 'Save roles' }));
  const title = `Give up Organization Admin in ${name}?`;
  await user.click(
    within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name: 'Cancel' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(madeOf('setRoles')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save roles' }));
  await user.click(await screen.findByRole('button', { name: 'Give up role' }));
  await screen.findByText(`Roles in ${name} saved`);
  expect(madeOf('setRoles').map(({ body }) => body)).toMatchObject([{ user_uid: admin.uid, roles: [] }]);
});

it('keeps signing in, licences and deletion from who administers the organisation', async () => {
  open('admin');
  await roles();
  screen.getByRole('button', { name: 'Send a reset code' });
  for (const staffOnly of ['Change Password', 'New Email', 'Disable account', 'Add a license', 'Delete'])
    expect(screen.queryByRole('button', { name: staffOnly })).toBeNull();
});

it('leaves who administers one place the roles there, where the account is the person’s own', async () => {
  open('admin', { getUser: { user: { ...coach, may_update: false } } });
  await roles();
  screen.getByText(/the person’s own/);
  screen.getByRole('button', { name: 'Send a reset code' });
  expect(screen.queryByRole('button', { name: 'Change Password' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('says that there is nobody, and offers no second try', async () => {
  open('superuser', { getUser: refusal(404, MESSAGES.notFound) });
  await screen.findAllByText(MESSAGES.notFound);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('shows a colleague nothing to change', async () => {
  open('secondCoach', { getUser: { user: { ...coach, may_update: false } } });
  await screen.findByText(/the person’s own/);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Send a reset code' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('lets staff disable an account once that is confirmed, and says that it is', async () => {
  const disabled = { ...coach, may_update: true, disabled: true };
  const { user, madeOf, answer } = open('support', { disableUser: { user: disabled } });
  await user.click(await screen.findByRole('button', { name: 'Disable account' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Disable ${coach.username}?` }));
  answer({ getUser: { user: disabled } });
  await user.click(dialog.getByRole('button', { name: 'Disable account' }));
  await screen.findByRole('button', { name: 'Enable account' });
  expect(madeOf('disableUser').map(({ body }) => body)).toEqual([{ user_uid: coach.uid, disabled: true }]);
});

it('says to who administers them that an account is disabled, and offers not to enable it', async () => {
  open('admin', { getUser: { user: { ...coach, may_update: true, disabled: true } } });
  await roles();
  screen.getByText('Disabled');
  expect(screen.queryByRole('button', { name: 'Enable account' })).toBeNull();
});

it.each<[CastName, boolean]>([
  ['admin', false],
  ['support', false],
  ['billing', true],
  ['superuser', true],
])('offers %s to make somebody Billing: %s', async (who, isOffered) => {
  open(who);
  const billing = (await roles()).queryByRole<HTMLInputElement>('checkbox', { name: 'Billing' });
  expect(billing !== null && !billing.disabled).toBe(isOffered);
});

it('lets staff give a licence by hand', async () => {
  const { user, madeOf } = open('superuser', { setLicenses: { user: coach } });
  await user.click(await screen.findByRole('button', { name: 'Add a license' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Product' }), 'obs_yearly');
  await user.click(screen.getByRole('button', { name: 'Save licenses' }));
  await screen.findByText('Licenses saved');
  expect(madeOf('setLicenses').map(({ body }) => body)).toMatchObject([
    { user_uid: coach.uid, licenses: [{ product: 'obs_yearly' }] },
  ]);
});

it('an email and a licence that staff has begun are there again once they have signed in again', async () => {
  const write = async () => {
    const { user } = open('superuser');
    await user.click(await screen.findByRole('button', { name: 'New Email' }));
    return user;
  };
  const user = await write();
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'maya@home.test');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Add a license' }));
  await user.click(screen.getByRole('button', { name: 'New Email' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'maya@work.test');
  endSession();
  await write();
  await screen.findByDisplayValue('maya@work.test');
  screen.getByRole('button', { name: 'Save licenses', hidden: true });
});

it('leads a Superuser to the tool sets of a coach who has none from an organization', async () => {
  const { soloCoach } = cast.users;
  open('superuser', { getUser: { user: soloCoach } });
  expect((await screen.findByRole('link', { name: 'Tool Sets' })).getAttribute('href')).toBe(
    `/tools?config_entity=User&config_uid=${soloCoach.uid}`,
  );
});

it('leads nobody from the account of a coach in an organization to tool sets of her own', async () => {
  open('superuser');
  await roles();
  expect(screen.queryByRole('link', { name: 'Tool Sets' })).toBeNull();
});

it('says to staff who was in the account and why, and to administrators of the organisation nothing of it', async () => {
  const access = {
    uid: 'access',
    real: embedOf(cast.users.support),
    reason: 'Her script was gone',
    began_at: '2026-11-02T09:00:00.000Z',
    ended_at: '2026-11-02T09:10:00.000Z',
  };
  open('support', { getAccesses: { accesses: [access], total: 1 } });
  const accesses = within(await screen.findByRole('region', { name: 'Who was in this account' }));
  await accesses.findByText(/Her script was gone/);
  accesses.getByText(cast.users.support.username);
  cleanup();
  open('admin');
  await roles();
  expect(screen.queryByRole('region', { name: 'Who was in this account' })).toBeNull();
});

it('takes a deletion back by Undo', async () => {
  const { user, madeOf } = open('support', { deleteUser: { ok: true }, undelete: { ok: true } });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete account' }));
  await screen.findByText(`User ${coach.username} deleted`);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(UNDELETED);
  expect(madeOf('undelete').map(({ body }) => body)).toEqual([
    { obj: { service: 'identity', kind: 'user', uid: coach.uid } },
  ]);
});

it('puts somebody back who was taken out of a place, by Undo', async () => {
  const { user, madeOf } = open('admin', { removeUser: { ok: true }, undoRemoveUser: { ok: true } });
  await user.click(await screen.findByRole('button', { name: `Remove from ${name}` }));
  await user.click(await screen.findByRole('button', { name: 'Remove user' }));
  await screen.findByText('Removed user successfully');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const body = { user_uid: coach.uid, entity: { entity_type: 'organization', uid } };
  expect(madeOf('undoRemoveUser').map((made) => made.body)).toEqual([body]);
});

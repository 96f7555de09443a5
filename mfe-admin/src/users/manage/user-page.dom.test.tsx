import { type CastName, cast } from '@coaching/access/testing';
import { type Answers, endSession, renderPage } from '@coaching/mfe-kit/testing';
import { screen, within } from '@testing-library/react';
import UserPage from './user-page';

const { coach } = cast.users;
const { name, uid } = cast.organizations.cedar;

const open = (as: CastName, answers: Answers = {}) =>
  renderPage(<UserPage />, {
    at: `/user/${coach.uid}`,
    path: '/user/:uid',
    as,
    answers: { getUser: { user: coach }, ...answers },
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

it('keeps signing in, licences and deletion from who administers the organisation', async () => {
  open('admin');
  await roles();
  screen.getByRole('button', { name: 'Send a reset code' });
  for (const staffOnly of ['Change Password', 'New Email', 'Disable account', 'Add a license', 'Delete'])
    expect(screen.queryByRole('button', { name: staffOnly })).toBeNull();
});

it('shows a colleague nothing to change', async () => {
  open('secondCoach');
  await screen.findByText(/Names are changed by/);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('lets staff disable an account once that is confirmed, and says that it is', async () => {
  const disabled = { ...coach, disabled: true };
  const { user, madeOf, answer } = open('support', { disableUser: { user: disabled } });
  await user.click(await screen.findByRole('button', { name: 'Disable account' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Disable ${coach.username}?` }));
  answer({ getUser: { user: disabled } });
  await user.click(dialog.getByRole('button', { name: 'Disable account' }));
  await screen.findByRole('button', { name: 'Enable account' });
  expect(madeOf('disableUser').map(({ body }) => body)).toEqual([{ user_uid: coach.uid, disabled: true }]);
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

import { cast } from '@coaching/access/testing';
import { MESSAGES } from '@coaching/contracts';
import { history } from '@coaching/mfe-kit';
import { type Answers, refusal, renderPage, serverFailure, sessionOf } from '@coaching/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ACCOUNT_GONE } from '../logout/account-gone';
import ProfilePage from './profile-page';

const { coach } = cast.users;

const open = (answers: Answers = {}) =>
  renderPage(<ProfilePage />, {
    at: '/profile',
    answers: {
      getUser: { user: coach },
      getUserSession: sessionOf('coach'),
      getAccesses: { accesses: [], total: 0 },
      ...answers,
    },
  });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

it('says who one is, how one signs in and where one belongs', async () => {
  const { madeOf } = open();
  expect((await field('User name')).value).toBe('Ada Park');
  screen.getByRole('cell', { name: 'ada@school.test' });
  screen.getByText(/Cedar Grove/);
  expect(madeOf('getUser').map(({ params }) => params.id)).toEqual([coach.uid]);
  await screen.findByText('Nobody of the support team has been signed in as you.');
});

it('lets initials and user name follow the name, and saves them', async () => {
  const { user, madeOf } = open({
    updateUser: ({ body }) => ({ user: { ...coach, ...body.user } as typeof coach }),
  });
  const last = await field('Last name');
  await user.clear(last);
  await user.type(last, 'Quill');
  expect((await field('Initials')).value).toBe('AQ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('User Ada Quill updated successfully');
  expect(madeOf('updateUser').map(({ body }) => body.user)).toEqual([
    { uid: coach.uid, last_name: 'Quill', username: 'Ada Quill', initials: 'AQ' },
  ]);
});

it('sends a user name that stays as it was though the name changes, which it would follow', async () => {
  const { user, madeOf } = open({ updateUser: { user: coach } });
  await user.type(await field('First name'), 'm');
  await user.clear(await field('User name'));
  await user.type(await field('User name'), coach.username);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/updated successfully/);
  expect(madeOf('updateUser').map(({ body }) => body.user)).toEqual([
    { uid: coach.uid, first_name: 'Adam', username: coach.username },
  ]);
});

it('puts what the server refuses under its field, and keeps what was typed', async () => {
  const errors = [{ path: 'body.user.username', message: 'Please choose another user name.' }];
  const { user } = open({ updateUser: refusal(400, 'This is not valid.', { errors }) });
  const name = await field('User name');
  await user.clear(name);
  await user.type(name, 'Root');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Please choose another user name.');
  expect([name.value, name.getAttribute('aria-invalid')]).toEqual(['Root', 'true']);
  await user.type(name, 's');
  expect(screen.queryByText('Please choose another user name.')).toBeNull();
});

it('says above the buttons what is about no field', async () => {
  const { user } = open({ updateUser: refusal(403, MESSAGES.notAllowed) });
  const name = await field('User name');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(MESSAGES.notAllowed);
  expect(name.getAttribute('aria-invalid')).not.toBe('true');
});

it('saves no empty name', async () => {
  const { user, madeOf } = open();
  await user.clear(await field('First name'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await field('First name')).getAttribute('aria-invalid')).toBe('true');
  expect(madeOf('updateUser')).toEqual([]);
});

it('takes an email away only after asking', async () => {
  const two = { ...coach, uams: [...coach.uams, { system: 'email', system_key: 'ada@home.test' }] };
  const { user, madeOf } = open({ getUser: { user: two }, deleteEmail: { user: coach } });
  const remove = async () => user.click(await screen.findByRole('button', { name: 'Remove ada@home.test' }));
  await remove();
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove ada@home.test?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(madeOf('deleteEmail')).toEqual([]);
  await remove();
  await user.click(await screen.findByRole('button', { name: 'Remove email' }));
  await screen.findByText('Email removed');
  expect(madeOf('deleteEmail').map(({ body }) => body)).toEqual([
    { uid: coach.uid, system: 'email', system_key: 'ada@home.test' },
  ]);
});

it('keeps the focus at the emails when one of them is taken away', async () => {
  const two = { ...coach, uams: [...coach.uams, { system: 'email', system_key: 'ada@home.test' }] };
  const { user, answer } = open({ getUser: { user: two }, deleteEmail: { user: coach } });
  await user.click(await screen.findByRole('button', { name: 'Remove ada@home.test' }));
  answer({ getUser: { user: coach } });
  await user.click(await screen.findByRole('button', { name: 'Remove email' }));
  await waitFor(() => expect(screen.queryByText('ada@home.test')).toBeNull());
  await waitFor(() => expect(screen.getByRole('table').contains(document.activeElement)).toBe(true));
});

it('begins in its field when an email is added', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'New Email' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New email' }));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Email')));
});

it('says with whom one’s work stays before the account is deleted, and logs out then', async () => {
  const { user, address } = open({ deleteUser: { ok: true } });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText(/What you wrote stays with your coachees and your organization\./);
  await user.click(screen.getByRole('button', { name: 'Delete account' }));
  await waitFor(() => expect(address()).toBe('/logout'));
  expect(history.get().location.state).toBe(ACCOUNT_GONE);
});

it('leaves an organisation only after asking', async () => {
  const left = { ...coach, schools: [] };
  const { user, madeOf, answer } = open({ leavePlace: { user: left } });
  const leave = async () => user.click(await screen.findByRole('button', { name: 'Leave Cedar Grove' }));
  await leave();
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave Cedar Grove?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(madeOf('leavePlace')).toEqual([]);
  await leave();
  answer({ getUser: { user: left } });
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByText('You have left Cedar Grove');
  expect(madeOf('leavePlace').map(({ body }) => body)).toEqual([
    { entity: { entity_type: 'organization', uid: cast.organizations.cedar.uid } },
  ]);
});

it('says that it could not be loaded, and loads it at a retry', async () => {
  const { user, answer } = open({ getUser: serverFailure() });
  await screen.findByText('Your profile could not be loaded.');
  answer({ getUser: { user: coach } });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await field('User name')).value).toBe('Ada Park');
});

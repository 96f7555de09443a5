import { type CastName, cast, embedOf } from '@coaching/access/testing';
import type { ListedUser } from '@coaching/contracts';
import { endSession, refusal, renderPage } from '@coaching/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PeopleOfPlace } from '../organizations/people-of-place';

const { uid: organization_uid } = cast.organizations.cedar;
const { coachee } = cast.users;
const listed = (name: CastName): ListedUser => ({ ...cast.users[name], ...embedOf(cast.users[name]) });
const entity = { entity_type: 'organization', uid: organization_uid };

const open = (as: CastName, answers = {}) =>
  renderPage(<PeopleOfPlace place={{ kind: 'organization', organization_uid }} />, {
    at: '/organization/cedar',
    as,
    answers: { getUsers: { users: [listed('coachee')], total: 1 }, ...answers },
  });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('asks for the people of the place, and offers the roles that one may assign there', async () => {
  const { user, madeOf } = open('admin');
  await screen.findByRole('link', { name: coachee.username });
  expect(madeOf('getUsers')[0]!.query).toMatchObject({ organization_uid, sortBy: 'last_name' });
  await user.click(screen.getByRole('button', { name: 'Add Users' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Add Coach',
    'Add Coachee',
    'Add Organization Admin',
  ]);
});

it('is narrowed to who holds a role, in the head of the column, and says when nobody does', async () => {
  const { user, madeOf, answer } = open('admin');
  await screen.findByRole('link', { name: coachee.username });
  await user.click(screen.getByRole('button', { name: 'Filter by Roles' }));
  answer({ getUsers: { users: [], total: 0 } });
  await user.click(await screen.findByRole('radio', { name: 'Program Admin' }));
  await screen.findByText('Nothing matches the filters.');
  expect(madeOf('getUsers').at(-1)!.query).toMatchObject({
    organization_uid,
    role: 'Program Admin',
    page: 1,
  });
  screen.getByRole('button', { name: 'Filter by Roles: Program Admin' });
});

it('invites by name and email, and keeps what was typed when that is refused', async () => {
  const { user, madeOf, answer } = open('admin', {
    previewInviteUsers: { users: [{ email: 'ines@school.test', outcome: 'new', username: '' }] },
    addInviteUsers: refusal(403, 'Not for you.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Add Users' }));
  await user.click(screen.getByRole('menuitem', { name: 'Add Coach' }));
  const form = await dialog('Add Coach');
  await user.type(await form.findByRole('textbox', { name: 'First name' }), 'Ines');
  await user.click(form.getByRole('button', { name: 'Invite' }));
  expect(madeOf('addInviteUsers')).toEqual([]);
  await user.type(form.getByRole('textbox', { name: 'Last name' }), 'Sosa');
  await user.type(form.getByRole('textbox', { name: 'Email' }), 'ines@school.test');
  await user.click(form.getByRole('button', { name: 'Invite' }));
  await form.findByText('Not for you.');
  answer({ addInviteUsers: { users: [{ ...embedOf(coachee), email: 'ines@school.test' }] } });
  await user.click(form.getByRole('button', { name: 'Invite' }));
  await screen.findByText(/was invited/);
  expect(madeOf('addInviteUsers').at(-1)!.body).toEqual({
    users: [{ first_name: 'Ines', last_name: 'Sosa', email: 'ines@school.test' }],
    role: 'Coach',
    entity,
  });
});

it('asks before it forgets who was typed, and not where nobody was', async () => {
  const { user, madeOf } = open('admin');
  const adding = async () => {
    await user.click(await screen.findByRole('button', { name: 'Add Users' }));
    await user.click(screen.getByRole('menuitem', { name: 'Add Coach' }));
    return (await dialog('Add Coach')).findByRole('textbox', { name: 'First name' });
  };
  const isGone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Coach' })).toBeNull());
  await adding();
  await user.keyboard('{Escape}');
  await isGone();
  await user.type(await adding(), 'Ines');
  await user.keyboard('{Escape}');
  const question = await dialog('Leave without inviting?');
  await user.click(question.getByRole('button', { name: 'Go on' }));
  screen.getByDisplayValue('Ines');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click((await dialog('Leave without inviting?')).getByRole('button', { name: 'Leave' }));
  await isGone();
  expect(madeOf('addInviteUsers')).toEqual([]);
});

it('opens in the first name, and says of somebody who is there already that they are', async () => {
  const { username, email } = coachee;
  const { user, madeOf } = open('admin', {
    previewInviteUsers: { users: [{ email, outcome: 'there', username }] },
  });
  await user.click(await screen.findByRole('button', { name: 'Add Users' }));
  await user.click(screen.getByRole('menuitem', { name: 'Add Coachee' }));
  const form = await dialog('Add Coachee');
  const first = await form.findByRole('textbox', { name: 'First name' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  await user.type(first, 'Grace');
  await user.type(form.getByRole('textbox', { name: 'Last name' }), 'Kim');
  await user.type(form.getByRole('textbox', { name: 'Email' }), email);
  await user.click(form.getByRole('button', { name: 'Invite' }));
  await screen.findByText(`${username} is here already`);
  expect(madeOf('addInviteUsers')).toEqual([]);
});

it('opens uploading at the file', async () => {
  const { user } = open('admin');
  await user.click(await screen.findByRole('button', { name: 'Upload Users' }));
  await user.click(screen.getByRole('menuitem', { name: 'Upload Coach' }));
  await dialog('Upload Coach');
  await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('file'));
});

it('offers to narrow it to the roles that people of a place can hold', async () => {
  const { user } = open('admin');
  await user.click(await screen.findByRole('button', { name: 'Filter by Roles' }));
  await screen.findByRole('radio', { name: 'Program Admin' });
  for (const name of ['Superuser', 'Support', 'Content Manager'])
    expect(screen.queryByRole('radio', { name })).toBeNull();
});

it('removes somebody from this place once that is confirmed', async () => {
  const { user, madeOf } = open('admin', { removeUser: { ok: true }, undoRemoveUser: { ok: true } });
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${coachee.username}` }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove User' }));
    return dialog(`Remove ${coachee.username}?`);
  };
  await user.click((await remove()).getByRole('button', { name: 'Cancel' }));
  expect(madeOf('removeUser')).toEqual([]);
  await user.click((await remove()).getByRole('button', { name: 'Remove user' }));
  await screen.findByText('Removed user successfully');
  expect(madeOf('removeUser').map(({ body }) => body)).toEqual([{ user_uid: coachee.uid, entity }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(madeOf('undoRemoveUser').map(({ body }) => body)).toEqual([{ user_uid: coachee.uid, entity }]);
});

it('offers a coach of the place nothing but to read', async () => {
  open('coach');
  await screen.findByText(coachee.username);
  expect(screen.queryByRole('button', { name: /Add Users|Actions for/ })).toBeNull();
});

it('people whom one has begun to invite are there again once one has signed in again', async () => {
  const begin = async () => {
    const { user } = open('admin');
    await user.click(await screen.findByRole('button', { name: 'Add Users' }));
    await user.click(screen.getByRole('menuitem', { name: 'Add Coach' }));
    return user;
  };
  const user = await begin();
  const form = await dialog('Add Coach');
  await user.type(await form.findByRole('textbox', { name: 'First name' }), 'Ines');
  await user.type(form.getByRole('textbox', { name: 'Email' }), 'ines@school.test');
  endSession();
  await begin();
  await screen.findByDisplayValue('Ines');
  await screen.findByDisplayValue('ines@school.test');
});

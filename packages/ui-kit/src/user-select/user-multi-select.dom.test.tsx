import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../provider/ui-provider';
import type { SelectableUser } from '../user/selectable-user';
import { UserMultiSelect } from './user-multi-select';

const staffroom = ['Ada', 'Ben', 'Cleo'].map(
  (username): SelectableUser => ({
    uid: username.toLowerCase(),
    username,
    initials: username[0]!,
    picture: null,
  }),
);
const [ada, ben, cleo] = staffroom as [SelectableUser, SelectableUser, SelectableUser];

/** The field of a form that holds who is chosen. */
function shown(chosen: readonly SelectableUser[] = []) {
  const changes: string[][] = [];
  function Form() {
    const [value, setValue] = useState(chosen);
    return (
      <UserMultiSelect
        label="Coachee"
        value={value}
        onChange={(users) => {
          changes.push(users.map(({ uid }) => uid));
          setValue(users);
        }}
        search={async (query) =>
          staffroom.filter(({ username }) => username.toLowerCase().includes(query.toLowerCase()))
        }
      />
    );
  }
  render(
    <UiProvider env="test">
      <Form />
    </UiProvider>,
  );
  return { changes, user: userEvent.setup() };
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Coachee' });
const chips = () =>
  within(screen.getByRole('list', { name: 'Coachee, chosen' }))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
const option = (name: string) => screen.findByRole('option', { name });

it('chooses one after the other, by name and Enter, and stays open for the next', async () => {
  const { changes, user } = shown();
  await user.click(field());
  await user.keyboard('cl');
  await option('Cleo');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.keyboard('{Enter}');
  expect(field().value).toBe('');
  await user.click(await option('Ada'));
  expect(changes).toEqual([['cleo'], ['cleo', 'ada']]);
  expect(chips()).toEqual(['Remove Cleo', 'Remove Ada']);
  screen.getByText('2 chosen');
});

it('marks who is chosen, and takes out who is chosen again', async () => {
  const { changes, user } = shown([ada, ben]);
  await user.click(field());
  expect((await option('Ben')).getAttribute('aria-checked')).toBe('true');
  expect((await option('Cleo')).getAttribute('aria-checked')).toBe('false');
  await user.click(await option('Ben'));
  expect(changes).toEqual([['ada']]);
});

it('Backspace takes out the last, once nothing is typed', async () => {
  const { changes, user } = shown([ada, ben]);
  await user.click(field());
  await user.keyboard('x{Backspace}');
  expect(changes).toEqual([]);
  await user.keyboard('{Backspace}');
  expect(changes).toEqual([['ada']]);
});

it('chips are walked through by arrows and taken out by keys, and the focus goes to the next, at last to the field', async () => {
  const { changes, user } = shown([ada, ben, cleo]);
  remove('Ada').focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(remove('Ben'));
  await user.keyboard('{Delete}');
  expect(document.activeElement).toBe(remove('Cleo'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(remove('Ada'));
  await user.keyboard(' ');
  expect(document.activeElement).toBe(field());
  expect(changes).toEqual([['ada', 'cleo'], ['ada'], []]);
  expect(screen.queryByRole('list', { name: 'Coachee, chosen' })).toBeNull();
});

it('forgets what was typed when it is left', async () => {
  const { changes, user } = shown([ada]);
  await user.click(field());
  await user.keyboard('be');
  await user.tab();
  expect(field().value).toBe('');
  expect(changes).toEqual([]);
});

it('those whom the words still fit stay where they are while others are looked for', async () => {
  const { user } = shown();
  await user.click(field());
  const before = await option('Ben');
  await user.keyboard('b');
  expect(screen.queryByText('Searching')).toBeNull();
  expect(screen.getAllByRole('option')).toEqual([before]);
  await user.keyboard('x');
  screen.getByText('Searching');
  await screen.findByText('Nobody found');
});

it('where there is nobody to choose there is no list, and why is read out', async () => {
  const { user } = shown();
  await user.click(field());
  await option('Ada');
  screen.getByRole('listbox', { name: 'People found' });
  await user.keyboard('nobody');
  const why = screen.getByText('Searching').closest('[role=status]');
  expect(screen.queryByRole('listbox')).toBeNull();
  await waitFor(() => expect(why?.textContent).toBe('Nobody found'));
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('{Control>}a{/Control}ada');
  await option('Ada');
  expect(why?.textContent).toBe('');
});

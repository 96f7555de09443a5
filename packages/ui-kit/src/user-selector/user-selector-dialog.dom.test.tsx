import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../provider/ui-provider';
import { UserSelectorDialog } from './user-selector-dialog';
import type { PeoplePage, PeopleQuery, SelectorScope, UserSelectorDialogProps } from './user-selector-props';

const aPerson = (uid: string, username: string) => ({
  uid,
  username,
  initials: username.slice(0, 1),
  picture: null,
  email: `${uid}@school.test`,
});
const [ada, ben, cleo] = [aPerson('ada', 'Ada'), aPerson('ben', 'Ben'), aPerson('cleo', 'Cleo')] as const;
const staffroom = [ada, ben, cleo];

const scopes: SelectorScope[] = [
  { value: 'organization', label: 'Organization' },
  {
    value: 'program',
    label: 'Program',
    programs: [
      { uid: 'p1', program_name: 'Elementary' },
      { uid: 'p2', program_name: 'Secondary' },
    ],
  },
];

type PageQuery = PeopleQuery & { page: number };
type More = Partial<UserSelectorDialogProps>;

/** Everyone whose name holds the query. */
const everyone = async ({ query }: PageQuery): Promise<PeoplePage> => {
  const users = staffroom.filter(({ username }) => username.toLowerCase().includes(query.toLowerCase()));
  return { users, total: users.length };
};

/** The dialog of a page that closes it when it asks for that. */
function Page(props: Omit<UserSelectorDialogProps, 'opened' | 'onClose'>) {
  const [opened, setOpened] = useState(true);
  return <UserSelectorDialog {...props} opened={opened} onClose={() => setOpened(false)} />;
}

/** The open dialog, and the calls of `search` and `onOk`. */
async function shown({ search = everyone, ...more }: More = {}) {
  const searches: PageQuery[] = [];
  const choices: unknown[][] = [];
  render(
    <UiProvider env="test">
      <Page
        title="Choose people"
        scopes={scopes}
        multiple
        {...more}
        search={(question, signal) => {
          searches.push(question);
          return search(question, signal);
        }}
        onOk={async (...answer) => {
          choices.push(answer);
          return null;
        }}
      />
    </UiProvider>,
  );
  await screen.findByRole('dialog', { name: 'Choose people' });
  return { searches, choices, user: userEvent.setup() };
}

const option = (name: string) => screen.findByRole('option', { name });
const isChosen = async (name: string) => (await option(name)).getAttribute('aria-selected') === 'true';
const okButton = () => screen.getByRole('button', { name: /^OK/ });
const searchField = () => screen.getByRole('searchbox', { name: 'Search people' });
const chips = () => screen.queryAllByRole('button', { name: /^Remove / }).map((chip) => chip.ariaLabel);
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('choosing', () => {
  it('begins in the search field', async () => {
    await shown();
    await waitFor(() => expect(document.activeElement).toBe(searchField()));
  });

  it('ticks several, shows how many, and answers them in the order of choosing', async () => {
    const { user, choices } = await shown();
    await user.click(await option('Cleo'));
    await user.click(await option('Ada'));
    expect(okButton().textContent).toBe('OK, Choose 2 people');
    screen.getByText('2 chosen');
    await user.click(okButton());
    expect(choices).toEqual([[[cleo, ada], []]]);
    await isClosed();
  });

  it('keeps what is ticked while one searches and toggles', async () => {
    const { user, searches, choices } = await shown({ selected: [ben] });
    await user.click(await option('Ada'));
    await user.type(searchField(), 'cle');
    await user.click(await option('Cleo'));
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Ada' })).toBeNull());
    await user.click(screen.getByRole('radio', { name: 'Program' }));
    await waitFor(() => expect(searches.at(-1)).toMatchObject({ scope: 'program' }));
    expect(chips()).toEqual(['Remove Cleo', 'Remove Ada', 'Remove Ben']);
    await user.click(screen.getByRole('button', { name: 'Remove Ada' }));
    await user.click(okButton());
    expect(choices).toEqual([[[ben, cleo], []]]);
  });

  it('of one takes the one before back', async () => {
    const { user, choices } = await shown({ multiple: false });
    await user.click(await option('Ada'));
    await user.click(await option('Ben'));
    expect([await isChosen('Ada'), await isChosen('Ben')]).toEqual([false, true]);
    expect(okButton().textContent).toBe('OK, Choose Ben');
    await user.click(okButton());
    expect(choices).toEqual([[[ben], []]]);
  });

  it('is given up by Cancel', async () => {
    const { user, choices } = await shown();
    await user.click(await option('Ada'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await isClosed();
    expect(choices).toEqual([]);
  });

  it('is not lost by a click outside', async () => {
    const { user } = await shown();
    const outside = () => document.querySelector<HTMLElement>('.mantine-Modal-overlay')!;
    await user.click(await option('Ada'));
    await user.click(outside());
    expect(screen.getByRole('dialog')).toBeTruthy();
    await user.click(await option('Ada'));
    await user.click(outside());
    await isClosed();
  });
});

describe('keys', () => {
  it('move in the list, choose, and go on searching', async () => {
    const { user } = await shown();
    await option('Ada');
    await user.click(searchField());
    await user.keyboard('{ArrowDown}{ArrowDown} ');
    expect(document.activeElement).toBe(await option('Ben'));
    await user.keyboard('{End}{Enter}');
    expect(chips()).toEqual(['Remove Cleo', 'Remove Ben']);
    await user.keyboard('{Home}{ArrowUp}');
    expect(document.activeElement).toBe(searchField());
    await user.keyboard('{ArrowDown}b');
    expect(searchField()).toMatchObject({ value: 'b' });
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Ada' })).toBeNull());
  });

  it('close it by Escape', async () => {
    const { user, choices } = await shown();
    await option('Ada');
    await user.keyboard('{Escape}');
    await isClosed();
    expect(choices).toEqual([]);
  });
});

describe('the toggle', () => {
  it('asks for the place that is chosen, and for one of several programs', async () => {
    const { user, searches } = await shown();
    await option('Ada');
    await user.click(screen.getByRole('radio', { name: 'Program' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Program to look in' }), 'Secondary');
    await waitFor(() => expect(searches).toHaveLength(3));
    expect(searches.map(({ scope, program_uid }) => [scope, program_uid])).toEqual([
      ['organization', null],
      ['program', 'p1'],
      ['program', 'p2'],
    ]);
  });

  it.each([
    ['no scope', [], null],
    ['one scope', scopes.slice(0, 1), 'organization'],
  ] as const)('is not there for %s', async (_, given, scope) => {
    const { searches } = await shown({ scopes: given });
    await option('Ada');
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(searches).toEqual([{ query: '', scope, program_uid: null, page: 1 }]);
  });
});

describe('the list', () => {
  const many = Array.from({ length: 120 }, (_, at) => aPerson(`p${at}`, `Person ${at}`));
  const paged = async ({ page }: PageQuery) => ({
    users: many.slice((page - 1) * 50, page * 50),
    total: many.length,
  });

  it('shows fifty more, and goes on with the first of them', async () => {
    const { user } = await shown({ search: paged });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(document.activeElement).toBe(await option('Person 50')));
    await user.keyboard('{End}{ArrowDown}');
    await waitFor(async () => expect(document.activeElement).toBe(await option('Person 100')));
    expect(screen.getAllByRole('option')).toHaveLength(120);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('keeps what it has when the next page does not come', async () => {
    let isDown = true;
    const search = (searches: PageQuery) =>
      searches.page > 1 && isDown ? Promise.reject(new Error('no network')) : paged(searches);
    const { user } = await shown({ search });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByText('The next people could not be loaded.');
    expect(screen.getAllByRole('option')).toHaveLength(50);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await option('Person 99');
  });

  it('says when nobody is found, and when it could not be loaded', async () => {
    let isDown = true;
    const search = (searches: PageQuery) =>
      isDown ? Promise.reject(new Error('no network')) : everyone(searches);
    const { user } = await shown({ search });
    await screen.findByText('The people could not be loaded.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await option('Ada');
    await user.type(searchField(), 'zz');
    await screen.findByText('Nobody matches “zz”.');
  });

  it('drops the answer to an old question', async () => {
    const answers: ((page: PeoplePage) => void)[] = [];
    const { user } = await shown({ search: () => new Promise((answer) => answers.push(answer)) });
    await user.type(searchField(), 'b');
    await waitFor(() => expect(answers).toHaveLength(2));
    await act(async () => {
      answers[1]?.({ users: [ben], total: 1 });
      answers[0]?.({ users: [ada], total: 1 });
    });
    expect(screen.getAllByRole('option').map(({ ariaLabel }) => ariaLabel)).toEqual(['Ben']);
  });
});

describe('inviting', () => {
  const person = (place: number) => within(screen.getByRole('group', { name: `New person ${place}` }));
  const add = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: /^(Invite a new|Add another) person$/ }));

  it('is not offered unless it is wanted', async () => {
    await shown();
    expect(screen.queryByRole('button', { name: 'Invite a new person' })).toBeNull();
  });

  it('adds rows by Add and by Enter, and drops those in which nothing was typed', async () => {
    const { user, choices } = await shown({ invites: true });
    await user.click(await option('Ada'));
    await add(user);
    await user.keyboard('Maya{Tab}Okafor{Tab}maya@school.test{Enter}');
    expect(document.activeElement).toBe(person(2).getByRole('textbox', { name: 'First name' }));
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('group', { name: 'New person 3' })).toBeNull();
    expect(okButton().textContent).toBe('OK, Choose 1 person and invite 1');
    await user.click(okButton());
    expect(choices).toEqual([
      [[ada], [{ first_name: 'Maya', last_name: 'Okafor', email: 'maya@school.test' }]],
    ]);
  });

  it('stays open with what is wrong under its field, which has the focus', async () => {
    const { user, choices } = await shown({ invites: true });
    await add(user);
    await user.keyboard('Maya{Tab}{Tab}maya');
    await user.click(okButton());
    expect(person(1).getByRole('textbox', { name: 'Last name' })).toBe(document.activeElement);
    person(1).getByText('Field is required');
    person(1).getByText('Please enter an email address.');
    expect(choices).toEqual([]);
    await user.keyboard('Okafor{Tab}@school.test');
    expect(person(1).queryByText(/required|Please/)).toBeNull();
    await user.click(okButton());
    expect(choices).toHaveLength(1);
  });

  it('marks what a person must have', async () => {
    const { user } = await shown({ invites: true });
    await add(user);
    const labels = person(1)
      .getAllByRole<HTMLInputElement>('textbox')
      .map((field) => field.labels?.[0]?.textContent);
    expect(labels).toEqual(['First name *', 'Last name *', 'Email *']);
  });

  it('takes a row away', async () => {
    const { user, choices } = await shown({ invites: true });
    await add(user);
    await user.keyboard('Maya');
    await user.click(screen.getByRole('button', { name: 'Take away new person 1' }));
    await user.click(okButton());
    expect(choices).toEqual([[[], []]]);
  });
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Column } from './data-table-props';
import { first, type Lesson, lessons, onPhone, prepareWindow } from './testing/shown-table';
import { showStateful } from './testing/stateful-table';

beforeEach(() => {
  prepareWindow();
  // user-event looks for radio buttons by it; jsdom does not have it.
  window.CSS = { escape: (text: string) => text } as typeof CSS;
});

const choices = [
  { value: 'math', label: 'Math' },
  { value: 'art', label: 'Art' },
  { value: 'music', label: 'Music' },
];
const columns: readonly Column<Lesson>[] = [
  { id: 'title', label: 'Title', sortable: true, cell: ({ title }) => title, filter: { kind: 'text' } },
  { id: 'category', label: 'Category', cell: () => 'Math', filter: { kind: 'one', choices } },
  { id: 'tags', label: 'Tags', cell: () => 'Art', filter: { kind: 'several', choices, name: 'tag' } },
];
const third = { ...first, page: 3 };
const funnel = (name: string | RegExp) => screen.getByRole('button', { name });
const panel = (name: string) => screen.getByRole('dialog', { name });

it('a column without a filter has no funnel', () => {
  showStateful();
  expect(screen.queryByRole('button', { name: /Filter/ })).toBeNull();
});

it('a column is still called by its name, and sorts beside its funnel', async () => {
  const { table } = showStateful({ columns });
  screen.getByRole('columnheader', { name: 'Title' });
  await userEvent.click(screen.getByRole('button', { name: 'Title' }));
  expect(table.state.descending).toBe(true);
});

it('one choice is set from the first page, closes the panel by the mouse, and marks the funnel', async () => {
  const { table } = showStateful({ columns, state: third, total: 200 });
  await userEvent.click(funnel('Filter by Category'));
  await userEvent.click(within(panel('Filter by Category')).getByRole('radio', { name: 'Art' }));
  expect(table.state).toEqual({ ...first, filters: { category: 'art' } });
  expect(screen.queryByRole('dialog')).toBeNull();
  const marked = funnel('Filter by Category: Art');
  expect(marked.dataset.active).toBe('true');
  expect(document.activeElement).toBe(marked);
});

it('several are ticked while the panel stays, in the order of the choices', async () => {
  const { table } = showStateful({ columns });
  await userEvent.click(funnel('Filter by Tags'));
  await userEvent.click(within(panel('Filter by Tags')).getByRole('checkbox', { name: 'Music' }));
  await userEvent.click(within(panel('Filter by Tags')).getByRole('checkbox', { name: 'Math' }));
  expect(table.state.filters).toEqual({ tag: ['math', 'music'] });
  expect(funnel('Filter by Tags: Math or Music').getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(within(panel('Filter by Tags')).getByRole('checkbox', { name: 'Math' }));
  expect(table.state.filters).toEqual({ tag: ['music'] });
});

it('a text is looked for once typing has rested', () => {
  jest.useFakeTimers();
  try {
    const { table } = showStateful({ columns, state: third, total: 200 });
    fireEvent.click(funnel('Filter by Title'));
    const field = within(panel('Filter by Title')).getByRole('searchbox', { name: 'Search Title' });
    fireEvent.change(field, { target: { value: ' frac ' } });
    expect(table.state).toEqual(third);
    act(() => jest.advanceTimersByTime(300));
    expect(table.state).toEqual({ ...first, filters: { title: 'frac' } });
    funnel('Filter by Title: “frac”');
  } finally {
    jest.useRealTimers();
  }
});

it('is cleared, from the first page', async () => {
  const state = { ...third, filters: { category: 'art', title: 'frac' } };
  const { table } = showStateful({ columns, state, total: 200 });
  await userEvent.click(funnel('Filter by Category: Art'));
  await userEvent.click(within(panel('Filter by Category')).getByRole('button', { name: 'Clear' }));
  expect(table.state).toEqual({ ...first, filters: { title: 'frac' } });
});

it('one that is always set cannot be cleared', async () => {
  const required: Column<Lesson> = {
    id: 'category',
    label: 'Category',
    cell: () => 'Math',
    filter: { kind: 'one', choices, required: true },
  };
  showStateful({ columns: [required], state: { ...first, filters: { category: 'art' } } });
  await userEvent.click(funnel('Filter by Category: Art'));
  expect(within(panel('Filter by Category')).queryByRole('button', { name: 'Clear' })).toBeNull();
});

it('works by keyboard: opened, chosen by the arrows, and left by Escape with the focus on the funnel', async () => {
  const { table } = showStateful({ columns, state: { ...first, filters: { category: 'math' } } });
  const button = funnel('Filter by Category: Math');
  act(() => button.focus());
  const user = userEvent.setup();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(
    within(panel('Filter by Category')).getByRole('radio', { name: 'Math' }),
  );
  await user.keyboard('{ArrowDown}');
  expect(table.state.filters).toEqual({ category: 'art' });
  expect(panel('Filter by Category')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('closes when Tab leads on', async () => {
  showStateful({ columns });
  await userEvent.click(funnel('Filter by Tags'));
  await userEvent.click(within(panel('Filter by Tags')).getByRole('checkbox', { name: 'Math' }));
  await userEvent.click(within(panel('Filter by Tags')).getByRole('checkbox', { name: 'Art' }));
  screen.getByRole('dialog');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('inside a page that takes the focus, as where nothing else is pressed', () => {
  beforeEach(() => document.body.setAttribute('tabindex', '-1'));
  afterEach(() => document.body.removeAttribute('tabindex'));

  /** As browsers do: what words stand in has the focus by a press, and their button is clicked by no pointer. */
  function pressWords(label: HTMLElement) {
    fireEvent.pointerDown(label);
    act(() => label.closest<HTMLElement>('[tabindex]')!.focus());
    fireEvent.click(label, { detail: 1 });
  }

  it('several are ticked by their words', async () => {
    const { table } = showStateful({ columns });
    await userEvent.click(funnel('Filter by Tags'));
    pressWords(within(panel('Filter by Tags')).getByText('Music'));
    pressWords(within(panel('Filter by Tags')).getByText('Art'));
    expect(table.state.filters).toEqual({ tag: ['art', 'music'] });
    panel('Filter by Tags');
  });

  it('one is chosen by its words, which closes the panel as its button does', async () => {
    const { table } = showStateful({ columns });
    await userEvent.click(funnel('Filter by Category'));
    pressWords(within(panel('Filter by Category')).getByText('Art'));
    expect(table.state.filters).toEqual({ category: 'art' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(funnel('Filter by Category: Art'));
  });

  it('a press on its heading or its edge leaves the panel, and one beside it closes it', async () => {
    showStateful({ columns });
    await userEvent.click(funnel('Filter by Tags'));
    await userEvent.click(within(panel('Filter by Tags')).getByText('Tags'));
    expect(panel('Filter by Tags').contains(document.activeElement)).toBe(true);
    await userEvent.click(panel('Filter by Tags').parentElement!);
    panel('Filter by Tags');
    await userEvent.click(document.body);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a phone has its filters set by their words', async () => {
    onPhone(true);
    const { table } = showStateful({ columns }, () => lessons(2));
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const groups = within(panel('Filters')).getAllByRole('group');
    pressWords(within(groups[1]!).getByText('Music'));
    pressWords(within(groups[2]!).getByText('Art'));
    expect(table.state.filters).toEqual({ category: 'music', tag: ['art'] });
    panel('Filters');
  });
});

describe('where nothing is left', () => {
  const nothing = () => [];
  const filtered = { columns, state: { ...first, filters: { tag: ['art'] } } };

  it('the heads stay, so that the filter can be changed where it was set', async () => {
    const { table } = showStateful(filtered, nothing);
    screen.getByText('Nothing matches the filters.');
    await userEvent.click(funnel('Filter by Tags: Art'));
    await userEvent.click(within(panel('Filter by Tags')).getByRole('checkbox', { name: 'Math' }));
    expect(table.state.filters).toEqual({ tag: ['math', 'art'] });
    panel('Filter by Tags');
  });

  it('one button clears all filters', async () => {
    const { table } = showStateful(filtered, nothing);
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(table.state.filters).toEqual({});
    screen.getByText('Lessons will be here.');
  });

  it('a message says that a search and filters found nothing together', () => {
    showStateful({ ...filtered, state: { ...filtered.state, query: 'zebra' } }, nothing);
    screen.getByText('Nothing matches “zebra” and the filters.');
  });

  it('a message names what is always set, beside which nothing was found', () => {
    const inArt = columns.map((one) =>
      one.id === 'category' ? { ...one, filter: { kind: 'one' as const, choices, required: true } } : one,
    );
    const state = { ...first, query: 'zebra', filters: { category: 'art' } };
    showStateful({ columns: inArt, state }, nothing);
    screen.getByText('Nothing matches “zebra” in Art.');
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });
});

describe('on a phone', () => {
  beforeEach(() => onPhone(true));

  it('one button above the cards opens all filters, and says how many are set', async () => {
    const { table } = showStateful({ columns }, () => lessons(2));
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const groups = within(panel('Filters')).getAllByRole('group');
    expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual([
      'Title',
      'Category',
      'Tags',
    ]);
    await userEvent.click(within(groups[1]!).getByRole('radio', { name: 'Music' }));
    await userEvent.click(within(groups[2]!).getByRole('checkbox', { name: 'Art' }));
    expect(table.state.filters).toEqual({ category: 'music', tag: ['art'] });
    panel('Filters');
    screen.getByRole('button', { name: 'Filters, 2 set' });
    await userEvent.click(within(groups[1]!).getByRole('button', { name: 'Clear' }));
    expect(table.state.filters).toEqual({ tag: ['art'] });
  });
});

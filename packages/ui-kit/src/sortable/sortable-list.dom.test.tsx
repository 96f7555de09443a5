import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../provider/ui-provider';
import { SortableList, type SortableListProps } from './sortable-list';
import { placeRows } from './testing/row-places';

interface Category {
  uid: string;
  name: string;
}
const categories: Category[] = ['Goals', 'Evidence', 'Feedback', 'Next steps'].map((name) => ({
  uid: name.toLowerCase(),
  name,
}));

beforeEach(placeRows);
afterEach(() => jest.restoreAllMocks());

/** The list of a screen that takes the order once it is saved. */
function shown(more: Partial<SortableListProps<Category>> = {}) {
  const saved: string[][] = [];
  function Screen() {
    const [items, setItems] = useState(categories);
    return (
      <SortableList
        label="Categories"
        items={items}
        itemKey={({ uid }) => uid}
        itemName={({ name }) => name}
        onReorder={async (keys) => {
          saved.push(keys);
          setItems(keys.map((key) => categories.find(({ uid }) => uid === key)!));
          return null;
        }}
        {...more}
      >
        {({ name }) => name}
      </SortableList>
    );
  }
  render(
    <UiProvider env="test">
      <Screen />
    </UiProvider>,
  );
  return saved;
}

const order = () =>
  within(screen.getByRole('list', { name: 'Categories' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const announcement = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
const isAnnounced = (words: string) => waitFor(() => expect(announcement()).toBe(words));
/** The sensors listen from the next task on. */
const press = async (code: string) => {
  await act(async () => void fireEvent.keyDown(document.activeElement!, { code, key: code }));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
};

/** The click that ends a drag is swallowed, and others for some time after it: the next test's would be lost. */
const clicksArrive = () =>
  waitFor(() => {
    const arrived = jest.fn();
    document.body.addEventListener('click', arrived, { once: true });
    document.body.click();
    expect(arrived).toHaveBeenCalled();
  });

it('is moved by keyboard, with each step announced', async () => {
  const saved = shown();
  handle('Goals').focus();
  await press('Space');
  await isAnnounced('Picked up Goals, position 1 of 4.');
  await press('ArrowDown');
  await isAnnounced('Goals is now at position 2 of 4.');
  await press('ArrowDown');
  await isAnnounced('Goals is now at position 3 of 4.');
  await press('Space');
  await isAnnounced('Goals was put down at position 3 of 4.');
  expect(saved).toEqual([['evidence', 'feedback', 'goals', 'next steps']]);
  expect(order()).toEqual(['Evidence', 'Feedback', 'Goals', 'Next steps']);
  expect(document.activeElement).toBe(handle('Goals'));
});

it('no key is lost that comes before it is known where things are, nor its order', async () => {
  const saved = shown();
  handle('Feedback').focus();
  await act(async () => {
    for (const code of ['Space', 'ArrowUp', 'ArrowUp', 'Space'])
      fireEvent.keyDown(document.activeElement!, { code, key: code });
  });
  await isAnnounced('Feedback was put down at position 1 of 4.');
  expect(saved).toEqual([['feedback', 'goals', 'evidence', 'next steps']]);
});

it('the page stays where it is while something is picked up', async () => {
  shown();
  const goals = handle('Goals');
  goals.focus();
  const scrolls = () => fireEvent.keyDown(goals, { code: 'End', key: 'End' });
  expect(scrolls()).toBe(true);
  fireEvent.keyDown(goals, { code: 'Space', key: ' ' });
  await waitFor(() => expect(announcement()).toContain('Goals'));
  expect(scrolls()).toBe(false);
  fireEvent.keyDown(goals, { code: 'Escape', key: 'Escape' });
  await waitFor(() => expect(scrolls()).toBe(true));
});

it('goes back by Escape', async () => {
  const saved = shown();
  handle('Feedback').focus();
  await press('Space');
  await press('ArrowUp');
  await isAnnounced('Feedback is now at position 2 of 4.');
  await press('Escape');
  await isAnnounced('Feedback is back at position 3 of 4.');
  expect(order()).toEqual(categories.map(({ name }) => name));
  expect(saved).toEqual([]);
});

it('goes back by Escape that comes with the key before it', async () => {
  const saved = shown();
  handle('Evidence').focus();
  await act(async () => {
    for (const code of ['Space', 'ArrowUp', 'Escape'])
      fireEvent.keyDown(document.activeElement!, { code, key: code });
  });
  await isAnnounced('Evidence is back at position 2 of 4.');
  expect(saved).toEqual([]);
});

it('its handle describes how', () => {
  shown();
  const instructions = document.getElementById(handle('Goals').getAttribute('aria-describedby')!);
  expect(instructions?.textContent).toMatch(/^Press Space to pick it up, the arrow keys to move it/);
});

it('is dragged by the mouse, and a press without a drag moves nothing', async () => {
  const saved = shown();
  const drag = async (from: number, to: number) => {
    const at = (clientY: number) => ({ button: 0, clientX: 10, clientY });
    fireEvent.mouseDown(handle('Goals'), at(from));
    await act(async () => void fireEvent.mouseMove(document, at(from + (to > from ? 10 : 0))));
    await act(async () => void fireEvent.mouseMove(document, at(to)));
    await act(async () => void fireEvent.mouseUp(document, at(to)));
    await clicksArrive();
  };
  await drag(20, 20);
  expect(saved).toEqual([]);
  await drag(20, 62);
  await waitFor(() => expect(saved).toEqual([['evidence', 'goals', 'feedback', 'next steps']]));
});

describe('its menu', () => {
  const choose = async (name: string, entry: string) => {
    await userEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }));
    await userEvent.click(screen.getByRole('menuitem', { name: entry }));
  };

  it.each([
    ['Evidence', 'Move up', 1],
    ['Evidence', 'Move down', 3],
    ['Next steps', 'Move to the top', 1],
  ])('moves %s: %s', async (name, entry, position) => {
    shown();
    await choose(name, entry);
    expect(order()[position - 1]).toBe(name);
    expect(announcement()).toBe(`${name} was moved to position ${position} of 4.`);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: `Actions for ${name}` }));
  });

  it('offers no move to where it is, and what else can be done', async () => {
    const removed: string[] = [];
    shown({ itemActions: ({ uid }) => [{ label: 'Remove', onSelect: () => removed.push(uid) }] });
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Goals' }));
    const isDisabled = (name: string) =>
      screen.getByRole('menuitem', { name }).getAttribute('aria-disabled') === 'true';
    expect(['Move to the top', 'Move up', 'Move down'].map(isDisabled)).toEqual([true, true, false]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }));
    expect(removed).toEqual(['goals']);
  });

  it('speaks of left and right where things lie beside each other', async () => {
    shown({ direction: 'horizontal' });
    await choose('Feedback', 'Move left');
    expect(order()[1]).toBe('Feedback');
  });
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { first, type Lesson, lessons, onPhone, prepareWindow } from './testing/shown-table';
import { showStateful } from './testing/stateful-table';

beforeEach(prepareWindow);

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const all = () => box('Select all on this page');
const uids = (...numbers: number[]) => numbers.map((number) => `lesson-${number}`);
const uidOf = ({ uid }: Lesson) => uid;
const firstFive = lessons(5);
const chooses = { selection: [], selectionActions: <button type="button">Remove them</button> };

/** Two rows on a page. */
const paged = {
  ...chooses,
  total: 6,
  state: { ...first, rowsPerPage: 2 },
};
const pageOf = ({ page }: { page: number }) => lessons(6).slice(2 * page - 2, 2 * page);

it('a row without boxes has none', () => {
  showStateful();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('choosing a row draws no other row again, nor do rows that come to the list', async () => {
  const cell = jest.fn(({ title }: Lesson) => title);
  const drawn = () => new Set(cell.mock.calls.map(([{ uid }]) => uid));
  const rows = lessons(7);
  const columns = [{ id: 'title', label: 'Title', cell }];
  const rowHref = ({ uid }: Lesson) => `/lesson/${uid}`;
  const { setRows } = showStateful({ ...chooses, columns, rowHref, rowKey: uidOf }, () => firstFive);
  cell.mockClear();
  await userEvent.click(box('Select Lesson 2'));
  expect(drawn()).toEqual(new Set(uids(2)));
  cell.mockClear();
  act(() => setRows([...firstFive, ...rows.slice(5)]));
  expect(drawn()).toEqual(new Set(uids(6, 7)));
});

describe.each([false, true])('on a phone: %s', (isPhone) => {
  beforeEach(() => onPhone(isPhone));

  it('rows are chosen and no longer chosen', async () => {
    const { table } = showStateful(chooses);
    await userEvent.click(box('Select Lesson 2'));
    await userEvent.click(box('Select Lesson 4'));
    expect(table.selection).toEqual(uids(2, 4));
    await userEvent.click(box('Select Lesson 2'));
    expect(table.selection).toEqual(uids(4));
  });

  it('one box chooses all on this page, and says when it is some of them', async () => {
    const { table } = showStateful(chooses);
    await userEvent.click(box('Select Lesson 2'));
    expect(all().indeterminate).toBe(true);
    await userEvent.click(all());
    expect(new Set(table.selection)).toEqual(new Set(uids(1, 2, 3, 4, 5)));
    expect(all().checked).toBe(true);
    expect(all().indeterminate).toBe(false);
    await userEvent.click(all());
    expect(table.selection).toEqual([]);
    expect(all().checked).toBe(false);
  });

  it('a bar says how many, with what can be done, and clears them', async () => {
    showStateful(chooses);
    const bar = screen.getByRole('region', { name: 'Selected rows' });
    expect(bar.textContent).toBe('');
    await userEvent.click(box('Select Lesson 1'));
    await userEvent.click(box('Select Lesson 3'));
    expect(within(bar).getByRole('status').textContent).toBe('2 selected');
    within(bar).getByRole('button', { name: 'Remove them' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Clear selection' }));
    expect(bar.textContent).toBe('');
    // The button is gone, and the focus is not lost with it.
    expect(document.activeElement).toBe(all());
  });
});

it('a press with Shift reaches from the row before to this one, either way, and takes back as it gives', () => {
  const { table } = showStateful(chooses);
  const press = (name: string) => fireEvent.click(box(name), { shiftKey: true });
  fireEvent.click(box('Select Lesson 2'));
  press('Select Lesson 4');
  expect(table.selection).toEqual(uids(2, 3, 4));
  press('Select Lesson 1');
  expect(new Set(table.selection)).toEqual(new Set(uids(1, 2, 3, 4)));
  fireEvent.click(box('Select Lesson 2'));
  press('Select Lesson 4');
  expect(table.selection).toEqual(uids(1));
});

it('is made by keyboard: arrows go from box to box, Space chooses, with Shift up to here', async () => {
  const { table } = showStateful(chooses);
  const user = userEvent.setup();
  await user.click(box('Select Lesson 2'));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(box('Select Lesson 4'));
  await user.keyboard('{Shift>} {/Shift}');
  expect(table.selection).toEqual(uids(2, 3, 4));
  await user.keyboard('{Home} ');
  expect(table.selection).toEqual(uids(2, 3, 4, 1));
});

it('a press with Shift brings the focus along, from where the keys go on', async () => {
  const { table } = showStateful(chooses);
  const user = userEvent.setup();
  await user.click(box('Select Lesson 1'));
  await user.keyboard('{Shift>}');
  await user.click(box('Select Lesson 3'));
  await user.keyboard('{/Shift}{ArrowDown} ');
  expect(table.selection).toEqual(uids(1, 2, 3, 4));
});

it('survives another page, says so, and keeps what Shift reaches to one page', async () => {
  const { table } = showStateful(paged, pageOf);
  await userEvent.click(box('Select Lesson 1'));
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(all().indeterminate).toBe(false);
  screen.getByText('1 selected, 1 of them not shown here');
  fireEvent.click(box('Select Lesson 4'), { shiftKey: true });
  expect(table.selection).toEqual(uids(1, 4));
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(box('Select Lesson 1').checked).toBe(true);
  screen.getByText('2 selected, 1 of them not shown here');
});

it('a row without a name is called by its number among all', () => {
  showStateful({ ...paged, rowName: undefined, state: { ...first, rowsPerPage: 2, page: 2 } }, pageOf);
  box('Select row 3');
  box('Select row 4');
});

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Lesson, lessons, links, onPhone, prepareWindow, shown } from './testing/shown-table';
import { showStateful } from './testing/stateful-table';

beforeEach(prepareWindow);

it('says what failed, and tries again', async () => {
  const onRetry = jest.fn();
  shown({ rows: undefined, error: 'The lessons could not be loaded.', onRetry });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalled();
});

it('says what will be here', () => {
  shown({ rows: [], total: 0 });
  screen.getByText('Lessons will be here.');
});

describe('what can be done with a row', () => {
  const rowActions = ({ uid }: Lesson) =>
    uid === 'lesson-1' ? [] : [{ label: 'Remove', onSelect: () => removed.push(uid) }];
  let removed: string[];
  beforeEach(() => {
    removed = [];
  });

  it.each([false, true])('is in a menu at its end, on a phone: %s', async (isPhone) => {
    onPhone(isPhone);
    shown({ rowActions, rowName: ({ title }) => title });
    expect(screen.queryByRole('button', { name: 'Actions for Lesson 1' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Lesson 2' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }));
    expect(removed).toEqual(['lesson-2']);
  });
});

it('arrows in a row’s menu stay in it', async () => {
  const rowActions = () => [
    { label: 'Manage', href: '/manage' },
    { label: 'Remove', onSelect: () => {} },
  ];
  shown({ rowActions, rowName: ({ title }) => title });
  screen.getByRole('button', { name: 'Actions for Lesson 1' }).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Remove');
});

it('rows that lead nowhere have no link, and say so to the pointer', () => {
  shown({ rowHref: ({ uid }) => (uid === 'lesson-2' ? undefined : `/lesson/${uid}`) });
  expect(links()).toEqual(['Lesson 1', 'Lesson 3']);
  expect(screen.getByText('Lesson 2').closest('tr')!.dataset.leads).toBe('false');
});

it.each([false, true])('says what columns come to over all pages, on a phone: %s', (isPhone) => {
  onPhone(isPhone);
  shown({ totals: { room: '36' } });
  screen.getByText('36');
  screen.getByText(isPhone ? 'Room, total' : 'Total');
});

it('leads to all of it as a file', () => {
  shown({ csvHref: '/api/lessons?format=csv' });
  expect(screen.getByText('Download CSV').closest('a')!.getAttribute('href')).toBe('/api/lessons?format=csv');
});

it.each([false, true])(
  'a row that goes away gives the focus to what is there then, on a phone: %s',
  (isPhone) => {
    onPhone(isPhone);
    const rowActions = () => [{ label: 'Hide', onSelect: () => {} }];
    const { setRows } = showStateful({ rowActions }, () => lessons(3));
    const [one, two, three] = lessons(3) as [Lesson, Lesson, Lesson];
    const focused = () => document.activeElement?.closest('tr, li')?.textContent ?? '';
    act(() => screen.getByRole('button', { name: `Actions for ${two.title}` }).focus());
    act(() => setRows([one, three]));
    expect(focused()).toContain(three.title);
    act(() => setRows([one]));
    expect(focused()).toContain(one.title);
    act(() => setRows([]));
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  },
);

it('a row that goes away takes no focus from where somebody put it', () => {
  const rowActions = () => [{ label: 'Hide', onSelect: () => {} }];
  const { setRows } = showStateful({ rowActions }, () => lessons(2));
  act(() => screen.getByRole('button', { name: 'Actions for Lesson 1' }).focus());
  act(() => screen.getByRole('searchbox').focus());
  act(() => setRows(lessons(2).slice(1)));
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

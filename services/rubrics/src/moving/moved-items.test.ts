import type { PinnedRubric } from '@coaching/contracts';
import type { ItemRecord } from '../instances/instance-record';
import { movedItems } from './moved-items';

const row = (uid: string) => ({ uid, name: `Row ${uid}`, cols: ['', ''], textbox_label: '', next_steps: [] });

const rubric: PinnedRubric = {
  uid: 'rubric',
  version: 1,
  revision: 1,
  name: 'Practices',
  row_name: 'Practice',
  columns: [
    { uid: 'low', name: 'Low' },
    { uid: 'high', name: 'High' },
  ],
  categories: [{ uid: 'talk', name: 'Talk', rows: ['a', 'b', 'c', 'd'].map(row) }],
};

const item = (uid: string, more: Partial<ItemRecord> = {}): ItemRecord => ({
  uid,
  column_uid: 'high',
  not_observed: false,
  notes: '',
  ...more,
});

const map = (
  rows: Record<string, string | null>,
  columns: Record<string, string | null> = { low: 'low', high: 'high' },
) => ({
  rows: new Map(Object.entries(rows)),
  columns: new Map(Object.entries(columns)),
});

const leftOver = (row_uid: string, level: string | null, notes = '') => ({
  row_uid,
  category_name: 'Talk',
  row_name: `Row ${row_uid}`,
  level,
  notes,
});

it('goes along with rows and columns to what took their place', () => {
  const moved = movedItems(
    [item('a'), item('b', { notes: 'b' })],
    rubric,
    map({ a: 'a', b: 'x' }, { high: 'top' }),
  );
  expect(moved).toEqual({
    items: [item('a', { column_uid: 'top' }), item('x', { column_uid: 'top', notes: 'b' })],
    left_over: [],
  });
});

it('leaves over what is in rows that are gone', () => {
  const items = [item('a', { notes: 'Why?' }), item('b', { column_uid: null, not_observed: true })];
  expect(movedItems(items, rubric, map({ a: null, b: null }))).toEqual({
    items: [],
    left_over: [leftOver('a', 'High', 'Why?'), leftOver('b', 'Not observed')],
  });
});

it('leaves over a level that is gone, and keeps the notes beside it in their row', () => {
  const items = [item('a', { notes: '<p>Why?</p>' }), item('b')];
  expect(movedItems(items, rubric, map({ a: 'a', b: 'b' }, { high: null }))).toEqual({
    items: [item('a', { column_uid: null, notes: '<p>Why?</p>' })],
    left_over: [leftOver('a', 'High'), leftOver('b', 'High')],
  });
});

it('of several that come to stand in one row, the one that was there before stays', () => {
  const items = [item('a', { notes: 'a' }), item('b', { notes: 'b' }), item('c', { column_uid: 'low' })];
  expect(movedItems(items, rubric, map({ a: 'b', b: 'b', c: 'b' }))).toEqual({
    items: [item('b', { notes: 'b' })],
    left_over: [leftOver('a', 'High', 'a'), leftOver('c', 'Low')],
  });
});

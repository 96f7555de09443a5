import {
  cleared,
  countSet,
  type Filters,
  filtersOf,
  filterWords,
  ticked,
  valuesOf,
  withFilter,
} from './filters';

const choices = ['math', 'art', 'music'].map((value) => ({ value, label: value.toUpperCase() }));
const [category, tags, name] = filtersOf([
  { id: 'category', label: 'Category', filter: { kind: 'one', choices, required: true } },
  { id: 'room', label: 'Room' },
  { id: 'tags', label: 'Tags', filter: { kind: 'several', choices, name: 'tag' } },
  { id: 'name', label: 'Name', filter: { kind: 'text' } },
]) as [never, never, never];
const all = [category, tags, name];

it('finds the filters of columns, under their own name or the column’s', () => {
  expect(all).toMatchObject([{ name: 'category' }, { name: 'tag', label: 'Tags' }, { name: 'name' }]);
});

it('sets one value, several, and none', () => {
  expect(withFilter(undefined, category, ['math'])).toEqual({ category: 'math' });
  expect(withFilter({ category: 'math' }, tags, ['art'])).toEqual({ category: 'math', tag: ['art'] });
  expect(withFilter({ category: 'math', tag: ['art'] }, tags, [])).toEqual({ category: 'math' });
});

it.each<[Filters | undefined, readonly string[]]>([
  [undefined, []],
  [{ name: '' }, []],
  [{ name: 'frac' }, ['frac']],
  [{ name: ['a', 'b'] }, ['a', 'b']],
])('%j is set to %j', (filters, values) => {
  expect(valuesOf(filters, 'name')).toEqual(values);
});

it('ticks in the order of the choices', () => {
  expect(ticked({ choices }, ['music'], 'math')).toEqual(['math', 'music']);
  expect(ticked({ choices }, ['math', 'music'], 'math')).toEqual(['music']);
});

it('clears and counts what may be cleared', () => {
  const filters = { category: 'math', tag: ['art'], name: 'frac' };
  expect(countSet(filters, all)).toBe(2);
  expect(cleared(filters, all)).toEqual({ category: 'math' });
});

it.each<[Filters, string | null]>([
  [{}, null],
  [{ tag: ['art'] }, 'ART'],
  [{ tag: ['art', 'math'] }, 'ART or MATH'],
  [{ tag: ['art', 'math', 'music'] }, '3 chosen'],
  [{ tag: ['gone'] }, 'gone'],
])('says what %j is set to', (filters, words) => {
  expect(filterWords(tags, filters)).toBe(words);
});

it('says what text is looked for', () => {
  expect(filterWords(name, { name: 'frac' })).toBe('“frac”');
});

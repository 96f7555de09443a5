import type { RubricContent } from '@coaching/contracts';
import { namedRubric } from './named-rubric';

const row = (uid: string, cols: string[], next_steps: string[][] = cols.map(() => [])) => ({
  uid,
  name: uid,
  cols,
  textbox_label: 'Notes',
  next_steps,
});

const stored: RubricContent = {
  name: 'Practices',
  row_name: 'Practice',
  columns: [
    { uid: 'low', name: 'Low' },
    { uid: 'high', name: 'High' },
  ],
  categories: [
    {
      uid: 'talk',
      name: 'Talk',
      rows: [
        row('asks', ['asks low', 'asks high'], [['ask'], []]),
        row('waits', ['waits low', 'waits high']),
      ],
    },
    { uid: 'tasks', name: 'Tasks', rows: [row('demand', ['', 'demand high'])] },
  ],
};

const [low, high] = stored.columns as [RubricContent['columns'][number], RubricContent['columns'][number]];
const named = (draft: object) => namedRubric(draft, 'rubric', stored);
const cells = (draft: object) =>
  named(draft).categories!.flatMap(({ rows }) => rows.map(({ cols }) => cols.join('|')));

describe('texts go along with their columns', () => {
  const middle = { name: 'Middle' };
  it.each([
    [
      'when one is added',
      { columns: [low, middle, high] },
      ['asks low||asks high', 'waits low||waits high', '||demand high'],
    ],
    ['when one is removed', { columns: [high] }, ['asks high', 'waits high', 'demand high']],
    [
      'when they move',
      { columns: [high, low] },
      ['asks high|asks low', 'waits high|waits low', 'demand high|'],
    ],
  ])('%s', (_, draft, expected) => {
    expect(cells(draft)).toEqual(expected);
    expect(cells({ ...draft, categories: stored.categories })).toEqual(expected);
  });

  it('as their suggested steps do', () => {
    const [asks] = named({ columns: [high, low], categories: stored.categories }).categories![0]!.rows;
    expect(asks!.next_steps).toEqual([[], ['ask']]);
  });

  it('unless they were written for the columns as they are sent', () => {
    const [talk, tasks] = stored.categories;
    const rows = [{ ...talk!.rows[0]!, cols: ['new high', 'new low'] }, talk!.rows[1]!];
    expect(cells({ columns: [high, low], categories: [{ ...talk, rows }, tasks] })).toEqual([
      'new high|new low',
      'waits high|waits low',
      'demand high|',
    ]);
  });
});

it('texts that are said to stand under the columns as they are sent do, also where they are those that were stored', () => {
  const swapped = { columns: [high, low], categories: stored.categories, are_cells_aligned: true };
  expect(cells(swapped)).toEqual(['asks low|asks high', 'waits low|waits high', '|demand high']);
  expect(named(swapped)).not.toHaveProperty('are_cells_aligned');
});

describe('a client that knows no uids', () => {
  const bare = {
    columns: [{ name: 'Low' }, { name: 'Higher' }],
    categories: [
      {
        name: 'Talk',
        rows: [
          { name: 'asks', cols: ['one', 'two'] },
          { name: 'waits', cols: ['only'] },
        ],
      },
      { name: 'Tasks', rows: [{ name: 'demand', cols: ['1', '2', '3'] }, { name: 'more' }] },
      { name: 'Climate' },
    ].map((category) => ({ rows: [], ...category })),
  };

  it('keeps the uids of what stands in the same place, and makes new ones beyond it', () => {
    const { columns, categories } = named(bare);
    expect(columns!.map(({ uid }) => uid)).toEqual(['low', 'high']);
    expect(categories!.slice(0, 2).map(({ uid }) => uid)).toEqual(['talk', 'tasks']);
    const uids = categories!.flatMap(({ rows }) => rows.map(({ uid }) => uid));
    expect(uids.slice(0, 3)).toEqual(['asks', 'waits', 'demand']);
    expect(uids[3]).toHaveLength(27);
    expect(categories![2]!.uid).toHaveLength(27);
  });

  it('has rows padded and trimmed to its columns', () => {
    expect(cells(bare)).toEqual(['one|two', 'only|', '1|2', '|']);
  });

  it('doubles nothing that another one names elsewhere', () => {
    const { columns } = named({ columns: [{ name: 'New' }, low] });
    expect(columns![1]!.uid).toBe('low');
    expect(columns![0]!.uid).not.toBe('low');
  });
});

it('the first category has a row from the start, the others need none', () => {
  const { categories } = namedRubric(
    {
      columns: [low],
      categories: [
        { name: 'Talk', rows: [] },
        { name: 'Tasks', rows: [] },
      ],
    },
    'rubric',
    null,
  );
  expect(categories!.map(({ rows }) => rows.length)).toEqual([1, 0]);
  expect(categories![0]!.rows[0]).toMatchObject({ name: '', cols: [''], next_steps: [[]] });
});

it('the last row of the first category can be deleted, and is blank where a first save is repeated', () => {
  const emptied = { categories: [{ uid: 'talk', name: 'Talk', rows: [] }] };
  expect(named({ revision: 1, ...emptied }).categories![0]!.rows).toEqual([]);
  expect(named({ revision: 0, ...emptied }).categories![0]!.rows).toMatchObject([
    { name: '', cols: ['', ''] },
  ]);
});

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

  it('has rows padded to its columns, and blank cells beyond them trimmed', () => {
    const [talk, tasks, climate] = bare.categories;
    const blankBeyond = [{ name: 'demand', cols: ['1', '2', '', ''] }, tasks!.rows[1]!];
    const draft = { ...bare, categories: [talk, { ...tasks, rows: blankBeyond }, climate] };
    expect(cells(draft)).toEqual(['one|two', 'only|', '1|2', '|']);
    expect(named(draft).problems).toEqual([]);
  });

  it('is told of words beyond its columns', () => {
    expect(named(bare).problems).toEqual([
      { path: 'rubric.categories.1.rows.0.cols', message: expect.stringMatching(/more texts/) },
    ]);
    const steps = [{ ...stored.categories[0]!.rows[0]!, next_steps: [[], [], ['lost']] }];
    expect(named({ categories: [{ ...stored.categories[0]!, rows: steps }] }).problems).toEqual([
      { path: 'rubric.categories.0.rows.0.next_steps', message: expect.stringMatching(/steps for a column/) },
    ]);
  });

  const without = <Part extends { uid?: string }>({ uid: _, ...part }: Part) => part;
  const bareCategories = stored.categories.map((category) => ({
    ...without(category),
    rows: category.rows.map(without),
  }));
  const [talk, tasks] = bareCategories as [(typeof bareCategories)[0], (typeof bareCategories)[0]];
  const [asks, waits] = talk.rows as [(typeof talk.rows)[0], (typeof talk.rows)[0]];
  const rowsOf = (categories: object[]) =>
    named({ categories }).categories!.map(({ uid, rows }) => [uid, ...rows.map((each) => each.uid)]);

  it.each([
    [
      'the first row goes',
      [{ ...talk, rows: [waits] }, tasks],
      [
        ['talk', 'waits'],
        ['tasks', 'demand'],
      ],
    ],
    [
      'rows turn round',
      [{ ...talk, rows: [waits, asks] }, tasks],
      [
        ['talk', 'waits', 'asks'],
        ['tasks', 'demand'],
      ],
    ],
    [
      'categories turn round',
      [tasks, talk],
      [
        ['tasks', 'demand'],
        ['talk', 'asks', 'waits'],
      ],
    ],
    ['the first category goes', [tasks], [['tasks', 'demand']]],
    [
      'a row goes to another category',
      [
        { ...talk, rows: [waits] },
        { ...tasks, rows: [...tasks.rows, asks] },
      ],
      [
        ['talk', 'waits'],
        ['tasks', 'demand', 'asks'],
      ],
    ],
    [
      'one goes and another is renamed, by what its cells say',
      [{ ...talk, rows: [{ ...waits, name: 'pauses' }] }, tasks],
      [
        ['talk', 'waits'],
        ['tasks', 'demand'],
      ],
    ],
    [
      'one is renamed and rewritten, by its place',
      [{ ...talk, rows: [{ ...asks, name: 'wonders', cols: ['never', 'often'] }, waits] }, tasks],
      [
        ['talk', 'asks', 'waits'],
        ['tasks', 'demand'],
      ],
    ],
  ])('is understood where %s', (_, categories, expected) => {
    expect(rowsOf(categories)).toEqual(expected);
  });

  it('is understood where a column goes or they turn round', () => {
    const uids = (columns: object[]) => named({ columns }).columns!.map(({ uid }) => uid);
    expect(uids([{ name: 'High' }])).toEqual(['high']);
    expect(uids([{ name: 'High' }, { name: 'Low' }])).toEqual(['high', 'low']);
  });

  it('has the last row of its first category deleted, which blanks no other and makes no new one', () => {
    expect(rowsOf([{ ...talk, rows: [] }, tasks])).toEqual([['talk'], ['tasks', 'demand']]);
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

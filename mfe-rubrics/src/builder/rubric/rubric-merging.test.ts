import { anEditedRubric, linesIn } from '../testing/edited';
import {
  addColumn,
  addRow,
  type Change,
  changeRow,
  moveCategory,
  moveColumn,
  moveRow,
  nameCategory,
  nameColumn,
  nameRows,
  removeCategory,
  removeColumn,
  removeRows,
  suggestSteps,
  writeText,
} from './rubric-changes';
import { rubricDraft } from './rubric-draft';
import { rubricMerging } from './rubric-merging';

const base = anEditedRubric();
const merged = (mine: Change, theirs: Change) =>
  rubricMerging.merge(base, mine(base), { ...theirs(base), revision: 2 });
const both =
  (...changes: Change[]): Change =>
  (rubric) =>
    changes.reduce((now, change) => change(now), rubric);

const [a, b, c] = [
  'Row a | a seldom | a always',
  'Row b | b seldom | b always',
  'Row c | c seldom | c always',
];

it.each<[string, Change, Change, string[]]>([
  [
    'two cells of one row',
    writeText('a', 'low', 'mine'),
    writeText('a', 'high', 'theirs'),
    ['Talk', 'Row a | mine | theirs', b, 'Task', c],
  ],
  [
    'both texts of one cell',
    writeText('a', 'low', 'mine'),
    writeText('a', 'low', 'theirs'),
    ['Talk', 'Row a | theirs\nmine | a always', b, 'Task', c],
  ],
  [
    'columns that both sides added, each with its text',
    both(addColumn('mine'), writeText('a', 'mine', 'm')),
    both(addColumn('theirs'), writeText('a', 'theirs', 't')),
    ['Talk', `${a} | t | m`, `${b} |  | `, 'Task', `${c} |  | `],
  ],
  [
    'a moved column and a text in it',
    moveColumn('high', 0),
    writeText('c', 'high', 'theirs'),
    [
      'Talk',
      'Row a | a always | a seldom',
      'Row b | b always | b seldom',
      'Task',
      'Row c | theirs | c seldom',
    ],
  ],
  [
    'my order of rows and their new row',
    moveRow('b', 'talk', 0),
    addRow('n', 'task'),
    ['Talk', b, a, 'Task', c, ' |  | '],
  ],
  [
    'my order of rows and their order of categories',
    moveRow('b', 'talk', 0),
    moveCategory('task', 0),
    ['Task', c, 'Talk', b, a],
  ],
  [
    'my order of categories and their order of rows',
    moveCategory('task', 0),
    moveRow('b', 'talk', 0),
    ['Task', c, 'Talk', b, a],
  ],
  [
    'a row in another category, and a text in it',
    moveRow('a', 'task', 1),
    writeText('a', 'low', 'theirs'),
    ['Talk', b, 'Task', c, 'Row a | theirs | a always'],
  ],
  [
    'a row that one side deleted',
    removeRows({ b: null }),
    changeRow('a', { name: 'A' }),
    ['Talk', 'A | a seldom | a always', 'Task', c],
  ],
  [
    'a category that is deleted where somebody writes in it, with all its rows',
    writeText('a', 'low', 'mine'),
    removeCategory('talk'),
    ['Talk', 'Row a | mine | a always', b, 'Task', c],
  ],
  [
    'a category that is deleted where somebody names it, with all its rows',
    nameCategory('talk', 'Speech'),
    removeCategory('talk'),
    ['Speech', a, b, 'Task', c],
  ],
  [
    'a category that is deleted where somebody moves a row into it, with all its rows',
    removeCategory('talk'),
    moveRow('c', 'talk', 1),
    ['Talk', a, c, b, 'Task'],
  ],
  [
    'a deletion of a category beside a row of it that was moved before and is written in',
    both(moveRow('a', 'task', 0), removeCategory('talk')),
    writeText('a', 'low', 'theirs'),
    ['Task', 'Row a | theirs | a always', c],
  ],
  [
    'a column that is deleted where somebody writes in it, with all its texts',
    writeText('c', 'low', 'mine'),
    removeColumn('low'),
    ['Talk', a, b, 'Task', 'Row c | mine | c always'],
  ],
  [
    'a column that is deleted where somebody names it, with all its texts',
    removeColumn('low'),
    nameColumn('low', 'Rare'),
    ['Talk', a, b, 'Task', c],
  ],
  [
    'a column that is deleted where somebody adds a row that says something in it',
    removeColumn('low'),
    both(addRow('n', 'task'), writeText('n', 'low', 'theirs')),
    ['Talk', a, b, 'Task', c, ' | theirs | '],
  ],
  [
    'a deletion of a column in which somebody only cleared a text, or moved it',
    both(writeText('a', 'low', ''), moveColumn('low', 1)),
    removeColumn('low'),
    ['Talk', 'Row a | a always', 'Row b | b always', 'Task', 'Row c | c always'],
  ],
  [
    'a deletion of a column in a row that comes back',
    both(removeColumn('low'), removeRows({ a: null })),
    writeText('a', 'high', 'theirs'),
    ['Talk', 'Row a | theirs', 'Row b | b always', 'Task', 'Row c | c always'],
  ],
  [
    'deletions of a column and of a row by one side each',
    removeColumn('low'),
    removeRows({ a: null }),
    ['Talk', 'Row b | b always', 'Task', 'Row c | c always'],
  ],
])('keeps %s', (_, mine, theirs, lines) => {
  expect(linesIn(merged(mine, theirs))).toEqual(lines);
});

it('keeps the action steps of a column that is deleted where somebody writes in it', () => {
  const steps = suggestSteps('a', { low: ['Ask', 'Wait'], high: ['Share'] });
  const before = steps(base);
  const after = rubricMerging.merge(before, removeColumn('low')(before), writeText('c', 'low', 'x')(before));
  expect(after.rows.map(({ next_steps }) => next_steps)).toEqual(
    before.rows.map(({ next_steps }) => next_steps),
  );
  const suggested = suggestSteps('c', { low: ['Plan'] })(before);
  const [a, , c] = rubricMerging.merge(before, suggested, removeColumn('low')(before)).rows;
  expect([a?.next_steps, c?.next_steps.low]).toEqual([{ low: ['Ask', 'Wait'], high: ['Share'] }, ['Plan']]);
});

it('keeps both names of what both sides named, one beside the other', () => {
  const named = (by: string) =>
    both(
      nameRows(`${by} rows`),
      nameColumn('low', `${by} column`),
      nameCategory('talk', `${by} category`),
      changeRow('a', { textbox_label: `${by} label` }),
    );
  const { row_name, columns, categories, rows } = merged(named('Mine'), named('Theirs'));
  expect([row_name, columns[0]?.name, categories[0]?.name, rows[0]?.textbox_label]).toEqual([
    'Theirs rows / Mine rows',
    'Theirs column / Mine column',
    'Theirs category / Mine category',
    'Theirs label / Mine label',
  ]);
});

it.each<[string, Change, string[]]>([
  [
    'columns',
    moveColumn('high', 0),
    [
      'Talk',
      'Row a | a always | theirs',
      'Row b | b always | b seldom',
      'Task',
      'Row c | c always | c seldom',
    ],
  ],
  ['rows', moveRow('b', 'talk', 0), ['Talk', b, 'Row a | theirs | a always', 'Task', c]],
  ['categories', moveCategory('task', 0), ['Task', c, 'Talk', 'Row a | theirs | a always', b]],
])('keeps an order of %s that was refused because of a text written elsewhere', (_, move, lines) => {
  const [sent, theirs] = [move(base), { ...writeText('a', 'low', 'theirs')(base), revision: 2 }];
  const grownFrom = rubricMerging.ancestor(base, sent, theirs);
  expect(linesIn(rubricMerging.merge(grownFrom, sent, theirs))).toEqual(lines);
});

it('knows an order that had arrived although nobody said so', () => {
  const sent = moveColumn('high', 0)(base);
  const theirs = { ...writeText('a', 'low', 'theirs')(sent), revision: 3 };
  const now = moveColumn('high', 1)(sent);
  expect(rubricMerging.merge(rubricMerging.ancestor(base, sent, theirs), now, theirs).columns).toEqual(
    base.columns,
  );
});

it('the same changes are the same in any order of arrival, cells apart', () => {
  const [one, other] = [both(nameColumn('low', 'Rare'), addRow('n', 'talk')), writeText('c', 'low', 'text')];
  expect(linesIn(merged(one, other))).toEqual(linesIn(merged(other, one)));
});

describe('what is sent', () => {
  it('is the names alone where the grid is as it was', () => {
    expect(rubricDraft({ ...base, name: 'New' }, base)).toEqual({ uid: base.uid, revision: 1, name: 'New' });
  });

  it('is the whole grid where any of it changed, each row with a text per column', () => {
    const draft = rubricDraft(both(addColumn('new'), writeText('a', 'new', 'x'))(base), base);
    expect(draft).not.toHaveProperty('name');
    expect(draft.are_cells_aligned).toBe(true);
    expect(draft.columns?.map(({ uid }) => uid)).toEqual(['low', 'high', 'new']);
    expect(draft.categories?.[0]?.rows[0]?.cols).toEqual(['a seldom', 'a always', 'x']);
    expect(draft.categories?.[1]?.rows[0]?.cols).toEqual(['c seldom', 'c always', '']);
  });

  it('says what takes the place of what is gone', () => {
    expect(rubricDraft(removeRows({ a: 'b' })(base), base).replaced).toEqual({ a: 'b' });
  });

  it('of a new one names its owner', () => {
    const { config_entity, config_uid } = base;
    expect(rubricDraft(base, { ...base, revision: 0, name: '' })).toMatchObject({
      config_entity,
      config_uid,
    });
  });
});

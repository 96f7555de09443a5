import { aRubric } from '../../instance/testing/builders';
import { anEditedRubric, linesIn } from '../testing/edited';
import { categoriesOf } from './edited-rubric';
import { moveRowAmongParts, partsOf } from './parts-order';
import {
  addCategory,
  addColumn,
  addRow,
  type Change,
  moveCategory,
  moveColumn,
  moveRow,
  removeCategory,
  removeColumn,
  removeRows,
  writeText,
} from './rubric-changes';

const rubric = anEditedRubric();
const [a, b, c] = [
  'Row a | a seldom | a always',
  'Row b | b seldom | b always',
  'Row c | c seldom | c always',
];

it.each<[string, Change, string[]]>([
  [
    'another column has a blank text in every row',
    addColumn('new'),
    ['Talk', `${a} | `, `${b} | `, 'Task', `${c} | `],
  ],
  [
    'a column that goes takes its texts along',
    removeColumn('low'),
    ['Talk', 'Row a | a always', 'Row b | b always', 'Task', 'Row c | c always'],
  ],
  [
    'a column that moves has its texts with it',
    moveColumn('high', 0),
    [
      'Talk',
      'Row a | a always | a seldom',
      'Row b | b always | b seldom',
      'Task',
      'Row c | c always | c seldom',
    ],
  ],
  ['a category begins with one row', addCategory('new', 'n'), ['Talk', a, b, 'Task', c, '', ' |  | ']],
  ['a row is added at the end of its category', addRow('n', 'talk'), ['Talk', a, b, ' |  | ', 'Task', c]],
  ['or below another', addRow('n', 'talk', 'a'), ['Talk', a, ' |  | ', b, 'Task', c]],
  ['a row goes', removeRows({ a: null }), ['Talk', b, 'Task', c]],
  ['a category goes with its rows', removeCategory('talk'), ['Task', c]],
  ['a category moves with its rows', moveCategory('task', 0), ['Task', c, 'Talk', a, b]],
  ['a row moves within its category', moveRow('b', 'talk', 0), ['Talk', b, a, 'Task', c]],
  ['a row moves to another category', moveRow('a', 'task', 1), ['Talk', b, 'Task', c, a]],
  ['a text is written', writeText('c', 'high', 'often'), ['Talk', a, b, 'Task', 'Row c | c seldom | often']],
])('%s', (_, change, lines) => {
  expect(linesIn(change(rubric))).toEqual(lines);
});

it('is sent as it came', () => {
  const rowsIn = (rows: readonly { name: string; cols: string[] }[]) =>
    rows.map(({ name, cols }) => [name, ...cols]);
  expect(categoriesOf(rubric).map(({ uid, rows }) => [uid, rowsIn(rows)])).toEqual(
    aRubric().categories.map(({ uid, rows }) => [uid, rowsIn(rows)]),
  );
});

describe('among all that stands below each other', () => {
  it.each<[string, string, number, string[]]>([
    ['a row goes below the head of another category', 'a', 3, ['talk', 'b', 'task', 'a', 'c'].slice(0, 5)],
    ['a row goes up over the head of its category', 'c', 2, ['talk', 'a', 'c', 'b', 'task']],
    [
      'a row before the first head is the first of the first category',
      'c',
      0,
      ['talk', 'c', 'a', 'b', 'task'],
    ],
  ])('%s', (_, uid, to, parts) => {
    expect(partsOf(moveRowAmongParts(uid, to)(rubric))).toEqual(parts);
  });
});

it('says what takes the place of what goes, also where that goes, too', () => {
  const first = removeRows({ a: 'b' })(rubric);
  expect(first.replaced).toEqual({ a: 'b' });
  expect(removeRows({ b: 'c' })(first).replaced).toEqual({ a: 'c', b: 'c' });
  expect(removeColumn('low', 'high')(rubric).replaced).toEqual({ low: 'high' });
  expect(removeCategory('talk', { a: 'c' })(rubric).replaced).toEqual({ a: 'c', b: null });
});

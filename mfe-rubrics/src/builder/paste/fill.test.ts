import { CORNER, categoryPlace, columnPlace, LABEL, placeOf, ROW_NAME } from '../grid/places';
import type { EditedRubric } from '../rubric/edited-rubric';
import { anEditedRubric, linesIn } from '../testing/edited';
import { fill, missingFor } from './fill';

const rubric = anEditedRubric();
const [a, b, c] = [
  'Row a | a seldom | a always',
  'Row b | b seldom | b always',
  'Row c | c seldom | c always',
];

const headsOf = ({ row_name, columns }: EditedRubric) => [row_name, ...columns.map(({ name }) => name)];

function filled(place: string, cells: string[][], columns = 0) {
  let made = 0;
  const newUid = () => `new${++made}`;
  return linesIn(fill(place, cells, { columns, newUid })(rubric));
}

it.each<[string, string, string[][], number, string[]]>([
  ['within a row', placeOf('a', 'low'), [['1', '2']], 0, ['Talk', 'Row a | 1 | 2', b, 'Task', c]],
  ['from a row name on', placeOf('b', ROW_NAME), [['B', '1']], 0, ['Talk', a, 'B | 1 | b always', 'Task', c]],
  [
    'with the rows it needs, in its category',
    placeOf('b', 'high'),
    [['1'], ['2'], ['3']],
    0,
    ['Talk', a, 'Row b | b seldom | 1', ' |  | 2', ' |  | 3', 'Task', c],
  ],
  [
    'without what is beyond the last column',
    placeOf('c', 'high'),
    [['1', '2']],
    0,
    ['Talk', a, b, 'Task', 'Row c | c seldom | 1'],
  ],
  [
    'with the columns that are wanted',
    placeOf('c', 'high'),
    [['1', '2']],
    1,
    ['Talk', `${a} | `, `${b} | `, 'Task', 'Row c | c seldom | 1 | 2'],
  ],
  [
    'a shorter line leaves what is beside it',
    placeOf('a', 'low'),
    [['1', '2'], ['3']],
    0,
    ['Talk', 'Row a | 1 | 2', 'Row b | 3 | b always', 'Task', c],
  ],
])('fills %s', (_, place, cells, columns, lines) => {
  expect(filled(place, cells, columns)).toEqual(lines);
});

describe('a whole sheet', () => {
  const sheet = [
    ['Habit', 'Never', 'Always'],
    ['Asks', '1', '2'],
    ['Waits', '3', '4'],
    ['Listens', '5', '6'],
  ];
  let made = 0;
  const newUid = () => `new${++made}`;

  it('in the corner names the columns and fills the first category', () => {
    const after = fill(CORNER, sheet, { columns: 0, newUid })(rubric);
    expect(headsOf(after)).toEqual(sheet[0]);
    expect(linesIn(after)).toEqual(['Talk', 'Asks | 1 | 2', 'Waits | 3 | 4', 'Listens | 5 | 6', 'Task', c]);
  });

  it('in the corner of an empty rubric makes all that it needs', () => {
    const empty: EditedRubric = { ...rubric, row_name: '', columns: [], categories: [], rows: [] };
    expect(missingFor(empty, CORNER, sheet)).toEqual({ rows: 3, columns: 2 });
    const after = fill(CORNER, sheet, { columns: 2, newUid })(empty);
    expect(headsOf(after)).toEqual(sheet[0]);
    expect(linesIn(after)).toEqual(['', 'Asks | 1 | 2', 'Waits | 3 | 4', 'Listens | 5 | 6']);
  });

  it('in a head goes from that column on', () => {
    const after = fill(columnPlace('high'), [['Always'], ['1'], ['2']], { columns: 0, newUid })(rubric);
    expect(headsOf(after)).toEqual([rubric.row_name, 'Emerging', 'Always']);
    expect(linesIn(after).slice(0, 3)).toEqual(['Talk', 'Row a | a seldom | 1', 'Row b | b seldom | 2']);
  });

  it('in a category fills its rows, and names it by a first line of one cell', () => {
    const place = categoryPlace('task');
    const rows = sheet.slice(1);
    const lines = ['Asks | 1 | 2', 'Waits | 3 | 4', 'Listens | 5 | 6'];
    expect(filled(place, rows).slice(3)).toEqual(['Task', ...lines]);
    expect(filled(place, [['Tasks', '', ''], ...rows]).slice(3)).toEqual(['Tasks', ...lines]);
  });
});

it('fills labels downwards', () => {
  const { rows } = fill(placeOf('a', LABEL), [['Evidence'], ['Next']], { columns: 0, newUid: () => 'n' })(
    rubric,
  );
  expect(rows.map(({ textbox_label }) => textbox_label)).toEqual(['Evidence', 'Next', '']);
});

it.each([
  [placeOf('a', 'low'), [['1', '2']], { rows: 0, columns: 0 }],
  [placeOf('b', 'high'), [['1', '2', '3'], ['4']], { rows: 1, columns: 2 }],
  [placeOf('a', ROW_NAME), [['1', '2', '3']], { rows: 0, columns: 0 }],
  [placeOf('a', 'low'), [Array<string>(40).fill('x')], { rows: 0, columns: 18 }],
  [placeOf('a', 'low'), Array.from({ length: 200 }, () => ['x']), { rows: 98, columns: 0 }],
])('in %s knows what is missing, as far as a rubric can grow', (place, cells, missing) => {
  expect(missingFor(rubric, place, cells)).toEqual(missing);
});

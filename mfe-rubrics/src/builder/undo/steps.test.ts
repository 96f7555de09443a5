import { createHistory } from '@coaching/mfe-kit/undo';
import { placeOf } from '../grid/places';
import { fill } from '../paste/fill';
import type { EditedRubric } from '../rubric/edited-rubric';
import { moveRowAmongParts } from '../rubric/parts-order';
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
} from '../rubric/rubric-changes';
import { rubricMerging } from '../rubric/rubric-merging';
import { anEditedRubric, linesIn, saved } from '../testing/edited';
import { rubricSteps, type Step } from './steps';

function open() {
  let rubric = anEditedRubric();
  const change = (update: (now: EditedRubric) => EditedRubric) => {
    rubric = update(rubric);
  };
  const history = createHistory<EditedRubric, Step>(change, rubricSteps);
  return {
    ...history,
    change,
    act(update: Change) {
      const from = rubric;
      change(update);
      history.record({ from, to: rubric });
    },
    save: () => change(saved),
    lines: () => linesIn(rubric),
    current: () => rubric,
  };
}

const newUid = () => 'n';
const steps: [string, Change][] = [
  ['a text', writeText('a', 'low', 'new')],
  ['an added column', addColumn('new')],
  ['a deleted column, with its texts', removeColumn('low', 'high')],
  ['a moved column', moveColumn('low', 1)],
  ['an added row', addRow('n', 'talk', 'a')],
  ['a deleted row', removeRows({ a: 'b' })],
  ['a row in another category', moveRowAmongParts('a', 4)],
  ['an added category', addCategory('new', 'n')],
  ['a deleted category, with its rows', removeCategory('talk')],
  ['a moved category', moveCategory('task', 0)],
  ['a pasted table', fill(placeOf('b', 'low'), [['1', '2', '3'], ['4']], { columns: 1, newUid })],
];

it.each(steps)('takes back %s, and does it again', (_, step) => {
  const { act, undo, redo, current } = open();
  const before = current();
  act(step);
  const after = current();
  undo();
  expect(current()).toEqual(before);
  redo();
  expect(current()).toEqual(after);
});

it('takes all of them back, last first', () => {
  const { act, undo, current } = open();
  const before = current();
  for (const [, step] of [steps[0]!, steps[3]!, steps[4]!, steps[2]!, steps[9]!]) act(step);
  while (undo());
  expect(current()).toEqual(before);
});

const talk = ['Row a | a seldom | a always', 'Row b | b seldom | b always'];
const task = ['Row c | c seldom | c always'];

it.each<[string, Change]>([
  ['moved within its category', moveRow('b', 'talk', 0)],
  ['moved to the other category', moveRow('b', 'task', 0)],
  ['moved below the other category', moveRow('b', 'task', 1)],
  ['deleted', removeRows({ b: null })],
])(
  'puts the last row of a category that was %s back in its place, though categories have moved since',
  (_, step) => {
    const { act, undo, redo, lines, save } = open();
    act(step);
    save();
    const moved = lines();
    act(moveCategory('task', 0));
    save();
    undo();
    save();
    expect(lines()).toEqual(moved);
    undo();
    expect(lines()).toEqual(['Talk', ...talk, 'Task', ...task]);
    redo();
    expect(lines()).toEqual(moved);
  },
);

it('puts a row back in its place where somebody else has moved the categories since', () => {
  const { act, change, undo, lines, save } = open();
  act(moveRow('b', 'talk', 0));
  change(moveCategory('task', 0));
  save();
  undo();
  expect(lines()).toEqual(['Task', ...task, 'Talk', ...talk]);
});

it.each<[string, Change]>([
  ['column', removeColumn('high')],
  ['row', removeRows({ c: null })],
  ['category', removeCategory('task')],
])('leaves a deleted %s as it is that has come back because somebody else wrote in it', (_, deletion) => {
  const { act, change, undo, lines, current } = open();
  const before = current();
  act(deletion);
  change((mine) => rubricMerging.merge(before, mine, writeText('c', 'high', 'theirs')(before)));
  const back = ['Talk', ...talk, 'Task', 'Row c | c seldom | theirs'];
  expect(lines()).toEqual(back);
  undo();
  expect(lines()).toEqual(back);
});

it('leaves what was changed elsewhere meanwhile', () => {
  const { act, change, undo, lines } = open();
  act(removeRows({ a: null }));
  change(writeText('c', 'low', 'theirs'));
  undo();
  expect(lines()).toEqual([
    'Talk',
    'Row a | a seldom | a always',
    'Row b | b seldom | b always',
    'Task',
    'Row c | theirs | c always',
  ]);
});

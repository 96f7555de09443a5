import { createHistory } from '@coaching/mfe-kit/undo';
import { placeOf } from '../grid/places';
import { fill } from '../paste/fill';
import type { EditedRubric } from '../rubric/edited-rubric';
import { movePart } from '../rubric/parts-order';
import {
  addCategory,
  addColumn,
  addRow,
  type Change,
  moveColumn,
  removeCategory,
  removeColumn,
  removeRows,
  writeText,
} from '../rubric/rubric-changes';
import { anEditedRubric, linesIn } from '../testing/edited';
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
  ['a row in another category', movePart('a', 4)],
  ['an added category', addCategory('new', 'n')],
  ['a deleted category, with its rows', removeCategory('talk')],
  ['a moved category', movePart('task', 0)],
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

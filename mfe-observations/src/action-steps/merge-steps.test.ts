import { mergeSteps } from './merge-steps';
import { aStep, stepsOf } from './testing/builders';
import type { ToolSteps } from './tool-steps';

const done = '2026-03-03T09:00:00.000Z';
const later = '2026-03-04T09:00:00.000Z';
const a = aStep('a');
const says = (uid: string, words: string, more = {}) =>
  aStep(uid, { action_step: `<p>${words}</p>`, ...more });
const told = ({ steps }: ToolSteps) =>
  steps.map(({ uid, action_step, completed }) => `${uid} ${action_step}${completed ?? ''}`);

it.each([
  [
    'a text here and a completion there of another step',
    [says('a', 'x'), aStep('b')],
    [a, aStep('b', { completed: done })],
    ['a <p>x</p>', `b <p>b</p>${done}`],
  ],
  ['a step added on each side', [a, aStep('b')], [a, aStep('c')], ['a <p>a</p>', 'c <p>c</p>', 'b <p>b</p>']],
  ['a step removed here', [], [a], []],
  ['a step removed there', [a], [], []],
  ['a step completed here and removed there', [aStep('a', { completed: done })], [], []],
  ['a step rewritten here and removed there', [says('a', 'x')], [], ['new <p>x</p>']],
  [
    'a step completed on both sides',
    [aStep('a', { completed: later })],
    [aStep('a', { completed: done })],
    [`a <p>a</p>${done}`],
  ],
  ['a text that both rewrote', [says('a', 'x')], [says('a', 'y')], ['a <p>y</p>', 'new <p>x</p>']],
  ['a text that one went on with', [says('a', 'a b c')], [says('a', 'a b')], ['a <p>a b c</p>']],
  [
    'a text rewritten here and completed there',
    [says('a', 'x')],
    [aStep('a', { completed: done })],
    [`a <p>a</p>${done}`, 'new <p>x</p>'],
  ],
])('merges %s', (_, mine, theirs, expected) => {
  const base = stepsOf(
    a,
    ...(mine.some(({ uid }) => uid === 'b') && theirs.some(({ uid }) => uid === 'b') ? [aStep('b')] : []),
  );
  expect(told(mergeSteps(base, stepsOf(...mine), stepsOf(...theirs), () => 'new'))).toEqual(expected);
});

it('keeps a last day from here with the revision from there', () => {
  const mine = stepsOf(aStep('a', { due_date: '2026-04-01' }));
  const theirs = stepsOf(aStep('a', { completed: done, revision: 2 }));
  expect(mergeSteps(stepsOf(a), mine, theirs).steps).toEqual([
    aStep('a', { due_date: '2026-04-01', completed: done, revision: 2 }),
  ]);
});

import { versionsOfSteps } from './steps-merging';
import { aStep, stepsOf } from './testing/builders';
import type { ToolSteps } from './tool-steps';

const done = '2026-03-03T09:00:00.000Z';
const later = '2026-03-04T09:00:00.000Z';
const a = aStep('a');
const aStepSaying = (uid: string, words: string, more = {}) =>
  aStep(uid, { action_step: `<p>${words}</p>`, ...more });
const written = ({ steps }: ToolSteps) =>
  steps.map(({ uid, action_step, completed }) => `${uid} ${action_step}${completed ?? ''}`);

it.each([
  [
    'a text here and a completion there of another step',
    [aStepSaying('a', 'x'), aStep('b')],
    [a, aStep('b', { completed: done })],
    ['a <p>x</p>', `b <p>b</p>${done}`],
  ],
  ['a step added on each side', [a, aStep('b')], [a, aStep('c')], ['a <p>a</p>', 'c <p>c</p>', 'b <p>b</p>']],
  ['a step removed here', [], [a], []],
  ['a step removed there', [a], [], []],
  ['a step completed here and removed there', [aStep('a', { completed: done })], [], []],
  ['a step rewritten here and removed there', [aStepSaying('a', 'x')], [], ['new <p>x</p>']],
  [
    'a step completed on both sides',
    [aStep('a', { completed: later })],
    [aStep('a', { completed: done })],
    [`a <p>a</p>${done}`],
  ],
  [
    'a text that both rewrote',
    [aStepSaying('a', 'x')],
    [aStepSaying('a', 'y')],
    ['a <p>y</p>', 'new <p>x</p>'],
  ],
  [
    'a text that one went on with',
    [aStepSaying('a', 'a b c')],
    [aStepSaying('a', 'a b')],
    ['a <p>a b c</p>'],
  ],
  [
    'a text rewritten here and completed there',
    [aStepSaying('a', 'x')],
    [aStep('a', { completed: done })],
    [`a <p>a</p>${done}`, 'new <p>x</p>'],
  ],
])('merges %s', (_, mine, theirs, expected) => {
  const base = stepsOf(
    a,
    ...(mine.some(({ uid }) => uid === 'b') && theirs.some(({ uid }) => uid === 'b') ? [aStep('b')] : []),
  );
  expect(written(versionsOfSteps(() => 'new').merge(base, stepsOf(...mine), stepsOf(...theirs)))).toEqual(
    expected,
  );
});

it('keeps a last day from here with the revision from there', () => {
  const mine = stepsOf(aStep('a', { due_date: '2026-04-01' }));
  const theirs = stepsOf(aStep('a', { completed: done, revision: 2 }));
  expect(versionsOfSteps().merge(stepsOf(a), mine, theirs).steps).toEqual([
    aStep('a', { due_date: '2026-04-01', completed: done, revision: 2 }),
  ]);
});

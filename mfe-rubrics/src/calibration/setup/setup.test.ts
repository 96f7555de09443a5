import { aPerson } from '../../instance/testing/builders';
import { aCalibration } from '../testing/builders';
import { changedDraft, firstDraft, newSetup, problemsOf, setupOf } from './setup';

const [ada, ben, cleo] = [
  aPerson('ada', 'Ada Park'),
  aPerson('ben', 'Ben Ito'),
  aPerson('cleo', 'Cleo Marsh'),
];
const stored = setupOf(aCalibration());

it('tells who leads it from the others who score', () => {
  expect(stored).toMatchObject({ user: 'ada', others: [ben, cleo], observes: false });
  const observers = [ada, ben].map((user_embed) => ({ user_embed, finished_at: null }));
  expect(setupOf(aCalibration({ observers }))).toMatchObject({ others: [ben], observes: true });
});

it.each([
  [newSetup(''), ['tool_uid', 'others']],
  [{ ...newSetup('t'), others: [ben] }, []],
  [{ ...newSetup('t'), others: [ben], observes: false }, ['others']],
  [{ ...newSetup('t'), others: [ben, cleo], observes: false }, []],
])('asks for a rubric and two observers', (setup, missing) => {
  expect(Object.keys(problemsOf(setup))).toEqual(missing);
});

it('sends a title only where there is one, and each observer', () => {
  const setup = { ...newSetup('t'), title: ' ', others: [ben] };
  expect(firstDraft(setup, 'cal', 'ada')).toEqual({
    uid: 'cal',
    revision: 0,
    tool_uid: 't',
    script: '',
    observers: ['ada', 'ben'],
  });
  expect(firstDraft({ ...setup, title: ' Ratios ' }, 'cal', 'ada')).toMatchObject({ title: 'Ratios' });
});

it.each([
  [{}, {}],
  [{ title: ' Autumn' }, { title: 'Autumn' }],
  [{ title: ' ' }, {}],
  [{ observes: true }, { observers: ['ada', 'ben', 'cleo'] }],
  [{ others: [cleo] }, { observers: ['cleo'] }],
  [
    { script: '<p>Other</p>', tool_uid: 't' },
    { script: '<p>Other</p>', tool_uid: 't' },
  ],
])('sends what differs: %j', (change, sent) => {
  expect(changedDraft({ ...stored, ...change }, stored)).toEqual({ uid: 'cal', revision: 1, ...sent });
});

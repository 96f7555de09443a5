import { changedInput } from './question-input';

const initial = { uid: 'q', revision: 3, question: '<p>Why?</p>', category: 'goal', visibility: 'private' };

it.each([
  ['nothing', {}, null],
  ['the same words, as the editor writes them', { question: '<p>Why?</p> ' }, null],
  ['its words', { question: '<p>How?</p>' }, { uid: 'q', revision: 3, question: '<p>How?</p>' }],
  ['its category', { category: null }, { uid: 'q', revision: 3, category: null }],
  ['who is offered it', { visibility: 'system' }, { uid: 'q', revision: 3, visibility: 'system' }],
])('%s was changed', (_, change, expected) => {
  expect(changedInput(initial, { ...initial, ...change })).toEqual(expected);
});

it('names the revision that somebody began to type over, not one that came since', () => {
  const input = { ...initial, revision: 2, question: '<p>How?</p>' };
  expect(changedInput(initial, input)).toMatchObject({ revision: 2 });
});

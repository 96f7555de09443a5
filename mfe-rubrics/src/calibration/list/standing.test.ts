import { aPerson } from '../../instance/testing/builders';
import { isComplete, ownPart, progressOfObservers } from './standing';

const AT = '2026-03-02T09:00:00.000Z';
const observers = (...finished: (string | null)[]) =>
  finished.map((finished_at, at) => ({ user_embed: aPerson(`o${at}`, `Observer ${at}`), finished_at }));

it.each([
  ['ada', null, 'You lead it'],
  ['o0', null, 'Yours to score'],
  ['o0', AT, 'You have finished'],
])('%s, done at %s: %s', (viewer, finished_at, words) => {
  expect(ownPart({ user: 'ada', observers: observers(null), finished_at }, viewer)).toBe(words);
});

it.each([
  [observers(), 'No observers yet', true],
  [observers(AT, null, null), '1 of 3 have finished', false],
  [observers(AT, AT), 'All 2 have finished', true],
])('how far they are', (all, words, complete) => {
  expect(progressOfObservers({ observers: all })).toBe(words);
  expect(isComplete({ observers: all })).toBe(complete);
});

import { isOutdated } from './is-outdated';

it.each([
  ['an older revision than what is stored', 2, { revision: 3 }, true],
  ['the same revision, published again', 3, { revision: 3 }, false],
  ['a newer revision', 4, { revision: 3 }, false],
  ['the first event of an entity', 1, undefined, false],
  ['the first event of an entity, of what was imported', 0, null, false],
])('is asked of %s', (_what, revision, stored, outdated) => {
  expect(isOutdated({ revision }, stored)).toBe(outdated);
});

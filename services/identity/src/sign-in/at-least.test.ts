import { atLeast } from './at-least';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** What has become of a promise by now. */
async function outcomeOf(answer: Promise<unknown>): Promise<unknown> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  return Promise.race([answer.catch((error: Error) => error.message), Promise.resolve('not yet')]);
}

it.each<[string, () => Promise<unknown>, unknown]>([
  ['what was done quickly', async () => 'done', 'done'],
  ['what failed quickly', () => Promise.reject(new Error('failed')), 'failed'],
])('answers %s no sooner than what took its time', async (_, work, expected) => {
  const answer = atLeast(100, work());
  const settled = answer.then(
    () => 'over',
    () => 'over',
  );
  expect(await outcomeOf(answer)).toBe('not yet');
  jest.advanceTimersByTime(99);
  expect(await outcomeOf(answer)).toBe('not yet');
  jest.advanceTimersByTime(1);
  await settled;
  expect(await answer.catch((error: Error) => error.message)).toBe(expected);
});

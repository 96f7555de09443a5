import { ApiError } from '../api/errors';
import { askToConfirm, onceConfirmed } from './confirm-first';

const waits = () => new ApiError(403, { message: 'First.', reason: 'confirm_first', by: ['code'] });

/** Something that the server lets through at the second try. */
function aDeed(refusal: unknown = waits()) {
  let tries = 0;
  return {
    tries: () => tries,
    async run() {
      tries += 1;
      if (tries === 1) throw refusal;
      return 'done';
    },
  };
}

it('goes on once the person has confirmed who they are', async () => {
  const requests: string[][] = [];
  const stop = askToConfirm(async (by) => {
    requests.push(by);
    return true;
  });
  const deed = aDeed();
  expect(await onceConfirmed(deed.run)).toBe('done');
  expect([requests, deed.tries()]).toEqual([[['code']], 2]);
  stop();
});

it('asks once for all that wait at the same time, and anew later', async () => {
  let requests = 0;
  let answer = (_confirmed: boolean) => {};
  const stop = askToConfirm(() => {
    requests += 1;
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  const both = Promise.all([onceConfirmed(aDeed().run), onceConfirmed(aDeed().run)]);
  await new Promise((resolve) => setImmediate(resolve));
  answer(true);
  expect(await both).toEqual(['done', 'done']);
  expect(requests).toBe(1);
  const later = onceConfirmed(aDeed().run);
  await new Promise((resolve) => setImmediate(resolve));
  answer(true);
  expect([await later, requests]).toEqual(['done', 2]);
  stop();
});

it.each([
  ['the person does not', () => askToConfirm(async () => false)],
  ['nobody asks them', () => () => {}],
])('is refused in the server’s words when %s', async (_when, begin) => {
  const stop = begin();
  const deed = aDeed();
  await expect(onceConfirmed(deed.run)).rejects.toMatchObject({ status: 403, message: 'First.' });
  expect(deed.tries()).toBe(1);
  stop();
});

it.each([
  ['another refusal', new ApiError(403, { message: 'No.' })],
  ['no answer at all', new Error('away')],
])('asks nothing for %s', async (_what, refusal) => {
  let requests = false;
  const stop = askToConfirm(async () => {
    requests = true;
    return true;
  });
  await expect(onceConfirmed(aDeed(refusal).run)).rejects.toBe(refusal);
  expect(requests).toBe(false);
  stop();
});

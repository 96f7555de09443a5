import { untilItComes } from './until-it-comes';

/** Code that does not come the first times; how often it was asked for. */
function failing(times: number) {
  const load = jest.fn(async () => {
    if (load.mock.calls.length <= times) throw new Error('no network');
    return 'the code';
  });
  return load;
}

beforeEach(() => jest.useFakeTimers());
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());
afterEach(() => jest.useRealTimers());

it('is asked for again after a while, until it comes', async () => {
  const load = failing(2);
  const coming = untilItComes(load);
  await jest.advanceTimersByTimeAsync(4900);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(5200);
  expect(load).toHaveBeenCalledTimes(3);
  await expect(coming).resolves.toBe('the code');
  expect(console.warn).toHaveBeenCalledWith(expect.any(String), new Error('no network'));
});

it('is asked for as soon as the network is back', async () => {
  const load = failing(1);
  const coming = untilItComes(load);
  await jest.advanceTimersByTimeAsync(10);
  window.dispatchEvent(new Event('online'));
  await expect(coming).resolves.toBe('the code');
  expect(jest.getTimerCount()).toBe(0);
});

it('is no longer asked for when nobody waits for it', async () => {
  const load = failing(9);
  const nobody = new AbortController();
  void untilItComes(load, nobody.signal);
  await jest.advanceTimersByTimeAsync(10);
  nobody.abort();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

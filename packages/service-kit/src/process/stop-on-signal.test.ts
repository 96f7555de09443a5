import { stopOnSignal } from './stop-on-signal';

/** How a process ends that is asked to stop, and takes this long for it. */
async function endOf(stop: () => Promise<void>): Promise<number | undefined> {
  jest.useFakeTimers();
  const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
  jest.spyOn(console, 'error').mockReturnValue();
  const before = process.listeners('SIGTERM');
  stopOnSignal(stop);
  const [end] = process.listeners('SIGTERM').filter((listener) => !before.includes(listener));
  end!('SIGTERM');
  await jest.advanceTimersByTimeAsync(60_000);
  process.off('SIGTERM', end!).off('SIGINT', end!);
  return exit.mock.calls[0]?.[0] as number | undefined;
}
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it.each([
  ['well', async () => undefined, 0],
  ['with an error', () => Promise.reject(new Error('no')), 1],
  ['never', () => new Promise<void>(() => undefined), 1],
])('ends a process that stops %s', async (_, stop, code) => {
  expect(await endOf(stop)).toBe(code);
});

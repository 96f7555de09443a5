import type { RemoteLifecycles } from '@coaching/mfe-kit';
import type { Remote } from './registry';
import { createRemoteLoader } from './remote-loader';

const lessons: Remote = {
  name: 'lessons',
  version: '1',
  entry: '/entry.js',
  routes: [],
  navigation: [],
  slots: [],
};
const lifecyclesOf = (name: string) => ({ name }) as unknown as RemoteLifecycles;

/** A loader whose loads are answered by hand, in the order they were started. */
function aLoader() {
  const started: { resolve(lifecycles: RemoteLifecycles): void; reject(error: Error): void }[] = [];
  const fetch = jest.fn(
    () => new Promise<RemoteLifecycles>((resolve, reject) => started.push({ resolve, reject })),
  );
  return { loader: createRemoteLoader(fetch), started, fetch };
}

it('loads a remote once', async () => {
  const { loader, started, fetch } = aLoader();
  const both = [loader.load(lessons), loader.load(lessons)];
  started[0]!.resolve(lifecyclesOf('first'));
  expect(await Promise.all(both)).toEqual([lifecyclesOf('first'), lifecyclesOf('first')]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('loads anew after a failure', async () => {
  const { loader, started, fetch } = aLoader();
  const first = loader.load(lessons);
  started[0]!.reject(new Error('missing'));
  await expect(first).rejects.toThrow('missing');
  const second = loader.retry(lessons);
  started[1]!.resolve(lifecyclesOf('second'));
  expect(await second).toEqual(lifecyclesOf('second'));
  expect(fetch.mock.calls).toEqual([
    [lessons, 0],
    [lessons, 1],
  ]);
});

it('takes a slow load that arrives during Retry', async () => {
  const { loader, started } = aLoader();
  loader.load(lessons);
  const retried = loader.retry(lessons);
  started[0]!.resolve(lifecyclesOf('slow'));
  expect(await retried).toEqual(lifecyclesOf('slow'));
});

it('does not take a load that was forgotten because it broke', async () => {
  const { loader, started } = aLoader();
  loader.load(lessons);
  started[0]!.resolve(lifecyclesOf('broken'));
  loader.forget(lessons);
  const retried = loader.retry(lessons);
  started[1]!.resolve(lifecyclesOf('mended'));
  expect(await retried).toEqual(lifecyclesOf('mended'));
});

it('fails when every try fails', async () => {
  const { loader, started } = aLoader();
  const first = loader.load(lessons);
  const retried = loader.retry(lessons);
  started[0]!.reject(new Error('missing'));
  started[1]!.reject(new Error('still missing'));
  await expect(first).rejects.toThrow();
  await expect(retried).rejects.toThrow();
});

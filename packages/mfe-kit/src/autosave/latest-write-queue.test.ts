import { createLatestWriteQueue } from './latest-write-queue';

/** A queue whose first write waits until the test says that the next task has come. */
function open() {
  const written: string[] = [];
  let begin = () => {};
  const queue = createLatestWriteQueue<string>(
    async (value) => void written.push(value),
    () =>
      new Promise<void>((resolve) => {
        begin = resolve;
      }),
  );
  return { queue, written, begin: () => begin() };
}

it('writes in the task after, and of a burst the last value alone', async () => {
  const { queue, written, begin } = open();
  queue.want('a');
  queue.want('ab');
  expect(written).toEqual([]);
  begin();
  expect(await queue.settled()).toBe(true);
  expect(written).toEqual(['ab']);
});

it('writes at once what waits for its task when the page goes, and no more after that', async () => {
  const { queue, written, begin } = open();
  queue.want('a');
  queue.hurry();
  expect(written).toEqual(['a']);
  begin();
  await queue.settled();
  expect(written).toEqual(['a']);
});

it('writes at once where it is given no task to wait for', () => {
  const written: string[] = [];
  const queue = createLatestWriteQueue<string>(async (value) => void written.push(value));
  queue.want('a');
  expect(written).toEqual(['a']);
});

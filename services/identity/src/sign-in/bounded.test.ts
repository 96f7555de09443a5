import { bounded, Crowded } from './bounded';

/** A task that a test ends. */
function aTask() {
  let finish = () => {};
  const started = jest.fn();
  const task = () => {
    started();
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  };
  return { task, started, finish: () => finish() };
}

it('starts no more than may run, and the next in line when one ends', async () => {
  const run = bounded({ running: 2, waiting: 5 });
  const tasks = [aTask(), aTask(), aTask(), aTask()];
  const ends = tasks.map(({ task }) => run(task));
  expect(tasks.map(({ started }) => started.mock.calls.length)).toEqual([1, 1, 0, 0]);

  tasks[1]!.finish();
  await ends[1];
  expect(tasks.map(({ started }) => started.mock.calls.length)).toEqual([1, 1, 1, 0]);

  tasks[0]!.finish();
  await ends[0];
  expect(tasks.map(({ started }) => started.mock.calls.length)).toEqual([1, 1, 1, 1]);
});

it('sends away who comes when the line is full, and takes others again later', async () => {
  const run = bounded({ running: 1, waiting: 1 });
  const [first, second, third] = [aTask(), aTask(), aTask()];
  const ends = [run(first.task), run(second.task)];
  await expect(run(third.task)).rejects.toThrow(Crowded);
  expect(third.started).not.toHaveBeenCalled();

  first.finish();
  await ends[0];
  second.finish();
  await ends[1];
  const again = run(third.task);
  third.finish();
  await again;
});

it('frees the place of a task that fails', async () => {
  const run = bounded({ running: 1, waiting: 0 });
  await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(run(async () => 'fine')).resolves.toBe('fine');
});

import { Worker } from 'node:worker_threads';
import { CommitGate } from './commit-gate';

it('runs one commit after another, also after one that failed, and none once it is closed', () => {
  const gate = new CommitGate();
  const done: number[] = [];
  gate.run(() => done.push(1));
  expect(() =>
    gate.run(() => {
      throw new Error('no room');
    }),
  ).toThrow('no room');
  gate.run(() => done.push(2));
  gate.close();
  expect(() => gate.run(() => done.push(3))).toThrow('ending');
  expect(done).toEqual([1, 2]);
});

it('is closed once the commit that another thread is in is over', async () => {
  const gate = new CommitGate();
  const over = new Int32Array(new SharedArrayBuffer(4));
  const other = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
     const [state, over] = workerData;
     parentPort.postMessage('in');
     Atomics.wait(over, 0, 0, 50);
     over[0] = 1;
     Atomics.store(state, 0, 0);
     Atomics.notify(state, 0);`,
    { eval: true, workerData: [new Int32Array(gate.memory), over] },
  );
  new Int32Array(gate.memory)[0] = 1;
  await new Promise((resolve) => other.once('message', resolve));
  gate.close();
  expect(over[0]).toBe(1);
  await other.terminate();
});

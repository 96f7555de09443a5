import { trackWrite, untilWritten, writeBeforeLeaving } from './pending-writes';

let settle: (() => void)[];
const write = () => new Promise<void>((resolve) => void settle.push(resolve));
const turns = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  settle = [];
});

it('waits for what is being written, and for what begins meanwhile', async () => {
  let written = false;
  void trackWrite(write());
  const waiting = untilWritten().then(() => {
    written = true;
  });
  void trackWrite(write());
  settle[0]!();
  await turns();
  expect(written).toBe(false);
  settle[1]!();
  await waiting;
  expect(written).toBe(true);
});

it('starts the writes that wait for more, and waits for them too', async () => {
  let written = false;
  const withdrawFirst = writeBeforeLeaving(() => void trackWrite(write()));
  const withdrawSecond = writeBeforeLeaving(() => void trackWrite(write()));
  withdrawSecond();
  const waiting = untilWritten().then(() => {
    written = true;
  });
  await turns();
  expect([settle.length, written]).toEqual([1, false]);
  settle[0]!();
  await waiting;
  withdrawFirst();
  await untilWritten();
  expect(settle).toHaveLength(1);
});

it('resolves also when something could not be written', async () => {
  const write = trackWrite(Promise.reject(new Error('disk full')));
  await untilWritten();
  await expect(write).rejects.toThrow('disk full');
});

it('waits no longer than the given time', async () => {
  void trackWrite(write());
  await expect(untilWritten(10)).resolves.toBeUndefined();
  settle[0]!();
});

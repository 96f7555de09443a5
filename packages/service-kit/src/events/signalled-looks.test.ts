import { signalledLooks } from './signalled-looks';
import { inProcessSignals } from './signals';

const looksAt = (uid: string) => {
  const signals = inProcessSignals();
  const until = new AbortController();
  const looks = signalledLooks(signals, 'observation.saved', uid, until.signal);
  return { looks, until, signal: () => signals.send('observation.saved', uid) };
};
const isLook = { done: false, value: undefined };
const isOver = { done: true, value: undefined };

it('is at once, and then after a signal', async () => {
  const { looks, until, signal } = looksAt('a');
  expect(await looks.next()).toEqual(isLook);
  const next = looks.next();
  signal();
  expect(await next).toEqual(isLook);
  until.abort();
});

it('is once more after all the signals that came meanwhile', async () => {
  const { looks, until, signal } = looksAt('a');
  await looks.next();
  signal();
  signal();
  signal();
  expect(await looks.next()).toEqual(isLook);
  const next = looks.next();
  until.abort();
  expect(await next).toEqual(isOver);
});

it('is never again once it is aborted, also while it waits', async () => {
  const waiting = looksAt('a');
  await waiting.looks.next();
  const next = waiting.looks.next();
  waiting.until.abort();
  expect(await next).toEqual(isOver);

  const early = looksAt('a');
  early.until.abort();
  expect(await early.looks.next()).toEqual(isOver);
});

it('listens from the first look until it is given up', async () => {
  const listening = new Set<string>();
  const signals = {
    send: () => {},
    async listen(_type: string, entity_uid: string) {
      listening.add(entity_uid);
      return () => void listening.delete(entity_uid);
    },
  };
  const looks = signalledLooks(signals, 'observation.saved', 'a', new AbortController().signal);
  expect([...listening]).toEqual([]);
  await looks.next();
  expect([...listening]).toEqual(['a']);
  await looks.return(undefined);
  expect([...listening]).toEqual([]);
});

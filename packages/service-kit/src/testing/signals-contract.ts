import { EVERY, type Signals } from '../events/signals';
import type { BusUnderTest } from './bus-contract';

/** Listens, and lets a test wait for signals. */
export async function listener(signals: Signals, entity_uid: string) {
  let calls = 0;
  let onCall = () => {};
  const stop = await signals.listen('observation.saved', entity_uid, () => {
    calls += 1;
    onCall();
  });
  return {
    stop,
    calls: () => calls,
    /** Resolves at the next call. */
    next: () =>
      new Promise<void>((resolve) => {
        onCall = resolve;
      }),
  };
}

/** The promises of Signals, as tests. */
export function promisesOfSignals(open: () => Promise<BusUnderTest>): void {
  it('reach all who listen for the entity, in every process, and by nobody else', async () => {
    const underTest = await open();
    const [here, there] = [await underTest.connect(), await underTest.connect()];
    const [near, beside, far, other] = [
      await listener(here.signals, 'a'),
      await listener(here.signals, 'a'),
      await listener(there.signals, 'a'),
      await listener(there.signals, 'b'),
    ];
    const received = Promise.all([near.next(), beside.next(), far.next()]);
    here.signals.send('observation.saved', 'a');
    await received;
    expect([near, beside, far, other].map(({ calls }) => calls())).toEqual([1, 1, 1, 0]);
    await Promise.all([here.close(), there.close()]);
    await underTest.stop();
  });

  it('reach who listens for every entity, whichever it is', async () => {
    const underTest = await open();
    const [here, there] = [await underTest.connect(), await underTest.connect()];
    const every = await listener(there.signals, EVERY);
    for (const uid of ['a', 'b.c']) {
      const received = every.next();
      here.signals.send('observation.saved', uid);
      await received;
    }
    expect(every.calls()).toBe(2);
    await Promise.all([here.close(), there.close()]);
    await underTest.stop();
  });

  it('no longer reach a listener that has stopped, and still reach the others', async () => {
    const underTest = await open();
    const [here, there] = [await underTest.connect(), await underTest.connect()];
    const [stopped, goesOn] = [await listener(there.signals, 'a'), await listener(there.signals, 'a')];
    stopped.stop();
    const received = goesOn.next();
    here.signals.send('observation.saved', 'a');
    await received;
    expect(stopped.calls()).toBe(0);
    await Promise.all([here.close(), there.close()]);
    await underTest.stop();
  });

  it('are lost without harm while nobody listens', async () => {
    const underTest = await open();
    const bus = await underTest.connect();
    bus.signals.send('observation.saved', 'a');
    const late = await listener(bus.signals, 'a');
    const received = late.next();
    bus.signals.send('observation.saved', 'a');
    await received;
    expect(late.calls()).toBe(1);
    await bus.close();
    await underTest.stop();
  });
}

import { promisesOfABus } from '../testing/bus-contract';
import { eventRecorder } from '../testing/event-recorder';
import { anEvent } from '../testing/events';
import { createInProcessBus } from './in-process';

describe('the promises of a bus', () => {
  promisesOfABus(async () => {
    const bus = createInProcessBus();
    const shared = { ...bus, close: async () => {} };
    return { connect: async () => shared, stop: bus.close };
  });
});

it('publishes nothing before it is started, when every consumer has subscribed', async () => {
  const bus = createInProcessBus();
  const event = anEvent();
  const published = bus.publish(event);
  expect(await bus.notReadyBecause()).toBe('Events do not flow yet.');
  const late = eventRecorder();
  await bus.subscribe('reports', ['observation.deleted'], late.receiveEvent);
  await bus.start();
  await published;
  expect(late.events).toEqual([event]);
});

it('accepts an event only when every consumer has handled it', async () => {
  const bus = createInProcessBus();
  await bus.start();
  const fine = eventRecorder();
  let failing = true;
  await bus.subscribe('observations', ['observation.deleted'], fine.receiveEvent);
  await bus.subscribe('reports', ['observation.deleted'], async () => {
    if (failing) throw new Error('not now');
  });
  const event = anEvent();
  await expect(bus.publish(event)).rejects.toThrow('not now');
  failing = false;
  await bus.publish(event);
  expect(fine.events).toEqual([event, event]);
});

it('accepts nothing that a consumer which has stopped would miss', async () => {
  const bus = createInProcessBus();
  await bus.start();
  const subscription = await bus.subscribe('reports', ['observation.deleted'], async () => {});
  await subscription.stop();
  await expect(bus.publish(anEvent())).rejects.toThrow('reports is away.');
});

import type { DomainEvent } from '@coaching/contracts';
import { pino } from 'pino';
import type { EventBus } from '../events/bus';
import { type Relay, startRelay } from '../events/relay';
import { eventRecorder } from './event-recorder';
import { anEvent, eventsOf } from './events';
import { freeLease, memoryOutbox } from './memory-outbox';

/** What the suite needs of an implementation. */
export interface BusUnderTest {
  /** A bus as another process would have it; in one process, the only one there is. */
  connect(): Promise<EventBus>;
  stop(): Promise<void>;
}

const log = pino({ level: 'silent' });
const ids = (events: readonly DomainEvent[]) => events.map(({ id }) => id);
const distinct = (events: readonly DomainEvent[]) => [...new Set(ids(events))];
const revisions = (events: readonly DomainEvent[]) => events.map(({ revision }) => revision);

/** The promises of EventBus, as tests; events are published as in production, by a relay. */
export function promisesOfABus(open: () => Promise<BusUnderTest>): void {
  let underTest: BusUnderTest;
  let bus: EventBus;
  let relay: Relay;
  const outbox = memoryOutbox();

  function publish(...events: DomainEvent[]): void {
    outbox.add(...events);
    relay.nudge();
  }

  beforeEach(async () => {
    underTest = await open();
    bus = await underTest.connect();
    relay = startRelay({ outbox, bus, lease: freeLease, log });
  });

  afterEach(async () => {
    await relay.stop(0);
    await bus.close();
    await underTest.stop();
    outbox.rows = [];
  });

  it('gives a consumer what it subscribed to, whole, and nothing else', async () => {
    const reports = eventRecorder();
    await bus.subscribe('reports', ['observation.deleted'], reports.receiveEvent);
    await bus.start();
    const other = anEvent({ type: 'user.deleted' as 'observation.deleted' });
    const wanted = anEvent({ entity_uid: other.entity_uid });
    publish(other, wanted);
    await reports.id(wanted.id);
    expect(reports.events).toEqual([wanted]);
  });

  it('gives each consumer every event', async () => {
    const [reports, observations] = [eventRecorder(), eventRecorder()];
    await bus.subscribe('reports', ['observation.deleted'], reports.receiveEvent);
    await bus.subscribe('observations', ['observation.deleted'], observations.receiveEvent);
    await bus.start();
    const event = anEvent();
    publish(event);
    await Promise.all([reports.count(1), observations.count(1)]);
    expect(ids(reports.events)).toEqual([event.id]);
    expect(ids(observations.events)).toEqual([event.id]);
  });

  it('keeps the order of each entity', async () => {
    const reports = eventRecorder();
    await bus.subscribe('reports', ['observation.deleted'], reports.receiveEvent);
    await bus.start();
    const entities = ['a', 'b', 'c', 'd'];
    for (const entity of entities) publish(...eventsOf(entity, 10));
    await reports.count(40);
    for (const entity of entities) {
      const its = reports.events.filter(({ entity_uid }) => entity_uid === entity);
      expect(revisions(its)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }
  });

  it('gives an event again until it is handled, before any later one of its entity', async () => {
    const reports = eventRecorder();
    let failures = 0;
    await bus.subscribe('reports', ['observation.deleted'], async (event) => {
      await reports.receiveEvent(event);
      if (event.revision === 1 && failures < 3) {
        failures += 1;
        throw new Error('not now');
      }
    });
    await bus.start();
    publish(...eventsOf('a', 3));
    await reports.count(6);
    expect(revisions(reports.events)).toEqual([1, 1, 1, 1, 2, 3]);
  });

  it('lets other entities pass one whose event fails', async () => {
    const reports = eventRecorder();
    await bus.subscribe('reports', ['observation.deleted'], async (event) => {
      if (event.entity_uid === 'bad') throw new Error('never');
      await reports.receiveEvent(event);
    });
    await bus.start();
    publish(...eventsOf('bad', 2), ...eventsOf('good', 2));
    await reports.count(2);
    expect(reports.events.every(({ entity_uid }) => entity_uid === 'good')).toBe(true);
  });

  it('handles an event once that is published twice', async () => {
    const reports = eventRecorder();
    await bus.subscribe('reports', ['observation.deleted'], reports.receiveEvent);
    await bus.start();
    const [first, second] = eventsOf('a', 2) as [DomainEvent, DomainEvent];
    await bus.publish(first);
    await bus.publish(first);
    await bus.publish(second);
    await reports.id(second.id);
    expect(ids(reports.events)).toEqual([first.id, second.id]);
  });

  it('stores for a consumer what is published while it is away', async () => {
    const [before, after] = [eventRecorder(), eventRecorder()];
    const first = await bus.subscribe('reports', ['observation.deleted'], before.receiveEvent);
    await bus.start();
    const [early, ...late] = eventsOf('a', 4) as [DomainEvent, ...DomainEvent[]];
    publish(early);
    await before.count(1);
    await first.stop();
    publish(...late);
    await bus.subscribe('reports', ['observation.deleted'], after.receiveEvent);
    await after.count(3);
    expect(ids(before.events)).toEqual([early.id]);
    expect(ids(after.events)).toEqual(ids(late));
  });

  it('finishes what is being handled before a subscription has stopped', async () => {
    const begun = eventRecorder();
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const order: string[] = [];
    const subscription = await bus.subscribe('reports', ['observation.deleted'], async (event) => {
      await begun.receiveEvent(event);
      await finished;
      order.push('handled');
    });
    await bus.start();
    publish(anEvent());
    await begun.count(1);
    const stopped = subscription.stop().then(() => order.push('stopped'));
    finish();
    await stopped;
    expect(order).toEqual(['handled', 'stopped']);
  });

  it('shares a consumer’s work between its instances, each event to one of them', async () => {
    const second = await underTest.connect();
    const [here, there, both] = [eventRecorder(), eventRecorder(), eventRecorder()];
    await bus.subscribe('reports', ['observation.deleted'], async (event) => {
      await here.receiveEvent(event);
      await both.receiveEvent(event);
    });
    await second.subscribe('reports', ['observation.deleted'], async (event) => {
      await there.receiveEvent(event);
      await both.receiveEvent(event);
    });
    await bus.start();
    const events = Array.from({ length: 60 }, () => anEvent());
    publish(...events);
    await both.count(60);
    expect(ids(both.events).sort()).toEqual(ids(events).sort());
    expect(here.events.length).toBeGreaterThan(0);
    expect(there.events.length).toBeGreaterThan(0);
    await second.close();
  });

  it('keeps the order of an entity between instances, also past a failure', async () => {
    const second = await underTest.connect();
    const handled = eventRecorder();
    let failures = 0;
    const handle = async (event: DomainEvent) => {
      if (event.revision === 3 && failures < 2) {
        failures += 1;
        throw new Error('not now');
      }
      await handled.receiveEvent(event);
    };
    await bus.subscribe('reports', ['observation.deleted'], handle);
    await second.subscribe('reports', ['observation.deleted'], handle);
    await bus.start();
    publish(...eventsOf('a', 8));
    await handled.count(8);
    expect(revisions(handled.events)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    await second.close();
  });

  it('calls every listener of every process, and no longer once it has stopped', async () => {
    const second = await underTest.connect();
    const [one, two, three] = [eventRecorder(), eventRecorder(), eventRecorder()];
    await bus.listen(['observation.deleted'], one.receiveEvent);
    await second.listen(['observation.deleted', 'user.deleted'], two.receiveEvent);
    const stopped = await second.listen(['observation.deleted'], three.receiveEvent);
    await stopped.stop();
    await bus.start();
    const event = anEvent();
    publish(event);
    await Promise.all([one.count(1), two.count(1)]);
    expect(one.events).toEqual([event]);
    expect(distinct(two.events)).toEqual([event.id]);
    expect(three.events).toEqual([]);
    await second.close();
  });

  it('says that events flow', async () => {
    await bus.start();
    expect(await bus.notReadyBecause()).toBeNull();
  });
}

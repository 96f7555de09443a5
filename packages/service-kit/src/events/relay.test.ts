import type { DomainEvent } from '@coaching/contracts';
import { pino } from 'pino';
import { anEvent } from '../testing/events';
import { freeLease, memoryOutbox } from '../testing/memory-outbox';
import { createInProcessBus } from './in-process';
import { startRelay } from './relay';

const anEventOf = (type: string, revision: number) =>
  anEvent({ type: type as 'observation.deleted', entity_uid: 'a', revision });

it('publishes of what waits the last state and every fact, and leaves nothing in the outbox', async () => {
  const outbox = memoryOutbox();
  outbox.add(
    anEventOf('observation.updated', 1),
    anEventOf('observation.updated', 2),
    anEventOf('observation.finished', 2),
    anEventOf('observation.updated', 3),
    anEventOf('observation.deleted', 4),
  );
  const published: DomainEvent[] = [];
  const bus = { ...createInProcessBus(), publish: async (event: DomainEvent) => void published.push(event) };
  const relay = startRelay({ outbox, bus, lease: freeLease, log: pino({ level: 'silent' }) });
  await relay.flush(5000);
  expect(published.map(({ type, revision }) => `${type} ${revision}`)).toEqual([
    'observation.finished 2',
    'observation.updated 3',
    'observation.deleted 4',
  ]);
  expect(outbox.rows).toEqual([]);
  await relay.stop(0);
});

it('publishes together what is written soon after one another', async () => {
  const outbox = memoryOutbox();
  const looks: string[][] = [];
  const oldest: typeof outbox.oldest = async (...args) => {
    const rows = await outbox.oldest(...args);
    looks.push(rows.map(({ entity_uid }) => entity_uid));
    return rows;
  };
  let published = 0;
  let allPublished = () => {};
  const publish = async () => {
    published += 1;
    if (published === 4) allPublished();
  };
  const log = pino({ level: 'silent' });
  const bus = { ...createInProcessBus(), publish };
  const relay = startRelay({ outbox: { ...outbox, oldest }, bus, lease: freeLease, log });
  const publishing = new Promise<void>((resolve) => {
    allPublished = resolve;
  });
  for (const entity_uid of ['a', 'b', 'c', 'd']) {
    outbox.add(anEvent({ type: 'observation.deleted', entity_uid, revision: 1 }));
    relay.nudge();
    await new Promise(setImmediate);
  }
  await publishing;
  await relay.stop(0);
  expect(looks.filter((found) => found.length > 0)).toEqual([['a', 'b', 'c', 'd']]);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cast } from '@coaching/access/testing';
import type { DomainEvent } from '@coaching/contracts';
import { startStoreForTest } from '@coaching/embedded/testing';
import { createActorTokens } from './actor/actor-tokens';
import { createInProcessBus } from './events/in-process';
import { LEASES, type LeaseRow } from './events/lease';
import { createLogger } from './log';
import { connect } from './mongo/connection';
import { isDuplicateKey } from './mongo/duplicate-key';
import { storedIn } from './mongo/models';
import { closeServer } from './process/close-server';
import { listen } from './process/listen';
import type { Announcement, ServiceDefinition } from './service';
import { startService } from './start-service';
import { neverCalledOf } from './testing/never-called';
import { FLUSH_MS, startServiceForTest } from './testing/service-for-test';

const stored = storedIn<{ uid: string }>('observations', { uid: String });
stored.index({ uid: 1 }, { unique: true });

const actorSecret = 'a key for tests that is long enough';
const log = createLogger({ name: 'test', level: 'silent' });
const { coach } = cast.actors;

const deletion = (uid: string): Announcement => ({
  type: 'observation.deleted',
  entity_uid: uid,
  revision: 1,
  data: { uid },
});

/** A service whose deletions take until they are let go on. */
function patient(): { definition: ServiceDefinition<'observations'>; begun: Promise<void>; goOn(): void } {
  let begin = () => {};
  let goOn = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const allowed = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const definition: ServiceDefinition<'observations'> = {
    name: 'observations',
    schemas: { Observation: stored },
    handlers: ({ transaction }) => ({
      ...neverCalledOf('observations'),
      async deleteObservation({ params: { uid } }) {
        begin();
        await allowed;
        await transaction(({ announce }) => announce(deletion(uid)));
        return { ok: true };
      },
    }),
    async *republish({ db }) {
      for await (const { uid } of db.collection('observations').find()) yield deletion(uid);
    },
  };
  return { definition, begun, goOn };
}

it('stops only when running requests are answered and their events are published', async () => {
  const store = await startStoreForTest();
  const { definition, begun, goOn } = patient();
  const bus = createInProcessBus();
  const published: string[] = [];
  await bus.listen(['observation.deleted'], ({ entity_uid }) => void published.push(entity_uid));
  const service = await startService(definition, { mongoUrl: store.url, actorSecret, bus, log });
  await bus.start();
  const server = createServer(service.handler);
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  const answer = fetch(`http://127.0.0.1:${port}/observation/a`, {
    method: 'DELETE',
    headers: { 'x-actor-token': createActorTokens(actorSecret).sign({ actor: coach }) },
  });
  await begun;
  const closed = closeServer(server);
  const stopped = service.stop();
  goOn();
  expect((await answer).status).toBe(200);
  await Promise.all([closed, stopped]);
  expect(published).toEqual(['a']);
  await store.close();
});

it('publishes everything it holds once more', async () => {
  const { definition } = patient();
  const underTest = await startServiceForTest(definition);
  const uids = Array.from({ length: 250 }, (_, index) => `o${index}`);
  await underTest.service.context.db.collection('observations').insertMany(uids.map((uid) => ({ uid })));
  expect(await underTest.service.republish()).toBe(250);
  const published = (await underTest.published()).map(({ entity_uid }) => entity_uid);
  expect(published.sort()).toEqual(uids.sort());
  await underTest.close();
});

it('makes the indexes of its schemas', async () => {
  const underTest = await startServiceForTest(patient().definition);
  const observations = underTest.service.context.db.collection('observations');
  await observations.insertOne({ uid: 'a' });
  const again = await observations.insertOne({ uid: 'a' }).catch((error) => error);
  expect(isDuplicateKey(again)).toBe(true);
  await underTest.close();
});

describe('what a service prepares', () => {
  it('is done once its indexes are there and before it receives, does or answers anything', async () => {
    const { definition, goOn } = patient();
    goOn();
    const course: string[] = [];
    const underTest = await startServiceForTest({
      ...definition,
      async prepare({ db }) {
        const observations = db.collection('observations');
        course.push(`unique ${await observations.indexExists('uid_1')}`);
        await observations.insertOne({ uid: 'a' });
        course.push('prepared');
      },
      reactions() {
        course.push('reacts');
        return {};
      },
      work() {
        course.push('works');
        return { stop: async () => {} };
      },
    });
    expect(course).toEqual(['unique true', 'prepared', 'reacts', 'works']);
    await underTest.close();
  });

  it('keeps it from starting where that fails', async () => {
    const store = await startStoreForTest();
    const definition = { ...patient().definition, prepare: () => Promise.reject(new Error('not now')) };
    const environment = { mongoUrl: store.url, actorSecret, bus: createInProcessBus(), log };
    await expect(startService(definition, environment)).rejects.toThrow('not now');
    await store.close();
  });
});

it('says when its database does not answer', async () => {
  const store = await startStoreForTest();
  const underTest = await startServiceForTest(patient().definition, { mongoUrl: store.url });
  expect(await underTest.service.notReadyBecause()).toBeNull();
  await store.close();
  expect(await underTest.service.notReadyBecause()).toBe('The database of observations does not answer.');
  const readiness = await fetch(`${underTest.origin}/readyz`);
  expect(readiness.status).toBe(503);
  await underTest.close();
});

it('refuses to start with a key that is too short, and lets go of the database', async () => {
  const store = await startStoreForTest();
  const start = startService(patient().definition, {
    mongoUrl: store.url,
    actorSecret: 'short',
    bus: createInProcessBus(),
    log,
  });
  await expect(start).rejects.toThrow('A secret has 32 characters or more.');
  await store.close();
});

it('keeps the database of each service apart', async () => {
  const store = await startStoreForTest();
  const bus = createInProcessBus();
  const environment = { mongoUrl: store.url, actorSecret, bus, log };
  const one = await startService(patient().definition, environment);
  const two = await startService(patient().definition, { ...environment, databasePrefix: 'other_' });
  expect(one.context.db.databaseName).toBe('coaching_observations');
  expect(two.context.db.databaseName).toBe('other_observations');
  await one.stop();
  // The connection they share goes with the last of them.
  expect(await two.notReadyBecause()).toBe('Events do not flow yet.');
  await two.stop();
  await store.close();
});

describe('what a service does of its own accord', () => {
  it('begins with the service and ends before its database closes', async () => {
    const { definition, goOn } = patient();
    goOn();
    const course: string[] = [];
    const running = await startServiceForTest({
      ...definition,
      work({ db }) {
        course.push('begun');
        return {
          async stop() {
            await db.command({ ping: 1 });
            course.push('ended');
          },
        };
      },
    });
    expect(course).toEqual(['begun']);
    await running.close();
    expect(course).toEqual(['begun', 'ended']);
  });
});

it('signals a change once it is committed, and not one that is not', async () => {
  const { definition } = patient();
  const underTest = await startServiceForTest(definition);
  const { db, signals, transaction } = underTest.service.context;
  const seen: number[] = [];
  const looked = new Promise<void>((resolve) => {
    void signals.listen('observation.saved', 'a', async () => {
      seen.push(await db.collection('observations').countDocuments());
      resolve();
    });
  });
  const save = (uid: string, end: () => void) =>
    transaction(async ({ session, signal }) => {
      signal('observation.saved', 'a');
      await db.collection('observations').insertOne({ uid }, { session });
      end();
    });
  const refused = save('b', () => {
    throw new Error('not now');
  });
  await expect(refused).rejects.toThrow('not now');
  await save('a', () => {});
  await looked;
  expect(seen).toEqual([1]);
  await underTest.close();
});

it('publishes at once where the store is its own, whatever lease another process left there', async () => {
  const store = await startStoreForTest();
  const bus = createInProcessBus();
  const { connection, release } = await connect(store.url);
  const leases = connection.useDb('coaching_observations').db!.collection<LeaseRow>(LEASES);
  await leases.insertOne({ _id: 'outbox', holder: 'killed', until: new Date(Date.now() + 9000) });
  const published: string[] = [];
  const recordingBus = {
    ...bus,
    publish: async ({ entity_uid }: DomainEvent) => void published.push(entity_uid),
  };
  const service = await startService(patient().definition, {
    mongoUrl: store.url,
    ownsStore: true,
    actorSecret,
    bus: recordingBus,
    log,
  });
  await service.context.transaction(({ announce }) => announce(deletion('a')));
  await service.flush(FLUSH_MS);
  expect(published).toEqual(['a']);
  await service.stop();
  await release();
  await store.close();
});

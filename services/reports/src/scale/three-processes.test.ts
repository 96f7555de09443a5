import { anActorIn, aPerson, chance } from '@coaching/access/testing';
import type { CallResponse, DomainEvent, InteractionFacts } from '@coaching/contracts';
import { newUid } from '@coaching/contracts';
import { startStoreForTest } from '@coaching/embedded/testing';
import { connectJetStream, createActorTokens } from '@coaching/service-kit';
import {
  anInteraction,
  interactionDeleted,
  interactionUpdated,
  runProgram,
  startNatsServer,
} from '@coaching/service-kit/testing';
import { startReportsForTest } from '../testing/reports-for-test';

// Real processes on a machine that is busy with other things.
jest.setTimeout(240_000);

const ACTOR_SECRET = 'a key for tests that is long enough';
const admin = anActorIn('cedar', 'Organization Admin');
const coaches = ['Ada', 'Ben', 'Cara'].map((name) => aPerson(name));
const clients = ['Dan', 'Eve', 'Finn', 'Gus'].map((name) => aPerson(name));
const span = { start_date: '2026-03', end_date: '2026-04' };

type TimeLog = CallResponse<'getTimeLog'>;

/** Interactions that change their coach, month, length and visibility, and of which some are deleted and come back. */
function aHistory(): DomainEvent[] {
  const next = chance(16);
  const pick = <Thing>(things: readonly Thing[]) => things[Math.floor(next() * things.length)]!;
  const revisions = new Map<string, number>();
  return Array.from({ length: 240 }, () => {
    const uid = `row-${Math.floor(next() * 60)}`;
    const revision = (revisions.get(uid) ?? 0) + 1;
    revisions.set(uid, revision);
    const interaction: InteractionFacts = anInteraction(pick(coaches), pick(clients), {
      uid,
      organization_uid: 'cedar',
      timestamp: pick(['2026-03-10T15:00:00.000Z', '2026-04-10T15:00:00.000Z', null]),
      duration: pick([5, 30, 45]),
      visibility: pick(['shared', 'shared', 'private']),
    });
    const change =
      next() < 0.15
        ? interactionDeleted({ uid, entity_type: 'observation' }, revision)
        : interactionUpdated(interaction, revision);
    return { id: newUid(), occurred_at: '2026-11-02T09:00:00.000Z', ...change } as DomainEvent;
  });
}

/** What a log says, but for the order of rows that are alike. */
const figuresOf = ({ total, totals, observations }: TimeLog) => ({
  total,
  totals,
  rows: observations
    .map(({ uid, doc_count, duration_sum }) => [uid, doc_count, duration_sum].join(' '))
    .sort(),
});

/** The same from one service that received everything in order. */
async function fromOne(history: readonly DomainEvent[]) {
  const reports = await startReportsForTest();
  for (const event of history) await reports.receiveEvent(event as never);
  const log = await reports.call('getTimeLog', { query: span }, admin);
  await reports.close();
  return figuresOf(log);
}

it('three processes share the work over a real broker, and come to the totals of one when one of them is killed in the middle', async () => {
  const history = aHistory();
  const expected = await fromOne(history);
  const store = await startStoreForTest();
  const broker = await startNatsServer();
  const settings = { PORT: '0', MONGODB_URL: store.url, NATS_URL: broker.url, ACTOR_SECRET };
  const replicas = [1, 2, 3].map(() => runProgram('services/reports/src/main.ts', settings));
  const [, origin] = await Promise.all(replicas.map(({ listening }) => listening));
  const headers = { 'x-actor-token': createActorTokens(ACTOR_SECRET).sign({ actor: admin }) };
  const log = async () => {
    const response = await fetch(`${origin}/observations/metrics?${new URLSearchParams(span)}`, { headers });
    return figuresOf((await response.json()) as TimeLog);
  };

  const bus = await connectJetStream(broker.url);
  await bus.start();
  const half = history.length / 2;
  for (const event of history.slice(0, half)) await bus.publish(event);
  // It is in the middle of its share, and what it had not acknowledged comes to the others.
  while ((await log()).totals.doc_count === 0);
  replicas[0]!.kill();
  for (const event of history.slice(half)) await bus.publish(event);
  const isSame = (one: object) => JSON.stringify(one) === JSON.stringify(expected);
  for (let now = await log(); !isSame(now); now = await log());
  expect(await log()).toEqual(expected);

  for (const replica of replicas) replica.terminate();
  const [killed, ...others] = await Promise.all(replicas.map(({ ended }) => ended));
  expect(killed!.code).toBeNull();
  expect(others).toEqual([1, 2].map(() => ({ code: 0, errors: '' })));
  await bus.close();
  await broker.stop();
  await store.close();
});

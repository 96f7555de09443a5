import { cast } from '@coaching/access/testing';
import { startStoreForTest } from '@coaching/embedded/testing';
import { createActorTokens } from '../actor/actor-tokens';
import { followsAt } from '../testing/follow-service';
import { startNatsServer, type TestNatsServer } from '../testing/nats-server';
import { runProgram } from '../testing/run-program';

const program = 'packages/service-kit/src/testing/small-service.ts';
const ACTOR_SECRET = 'a key for tests that is long enough';
const { coach } = cast.actors;

describe('a service in a process of its own', () => {
  let store: Awaited<ReturnType<typeof startStoreForTest>>;
  let broker: TestNatsServer;
  let settings: Record<string, string>;

  beforeAll(async () => {
    store = await startStoreForTest();
    broker = await startNatsServer();
    settings = { PORT: '0', MONGODB_URL: store.url, NATS_URL: broker.url, ACTOR_SECRET };
  });
  afterAll(async () => {
    await broker.stop();
    await store.close();
  });

  it('answers until it is stopped, and publishes everything again when run with republish', async () => {
    const service = runProgram(program, settings);
    const origin = await service.listening;
    expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ ok: true });
    const headers = { 'x-actor-token': createActorTokens(ACTOR_SECRET).sign({ actor: coach }) };
    const answer = await fetch(`${origin}/observation/a`, { method: 'DELETE', headers });
    expect(await answer.json()).toEqual({ ok: true });
    service.terminate();
    expect(await service.ended).toEqual({ code: 0, errors: '' });
    const again = runProgram(program, settings, 'republish');
    expect(await again.ended).toEqual({ code: 0, errors: '' });
    expect(again.printed()).toContain('1 events published again.');
  });

  it('counts anew when run with recount, and ends', async () => {
    const recount = runProgram(program, settings, 'recount');
    expect(await recount.ended).toEqual({ code: 0, errors: '' });
    expect(recount.printed()).toContain('Counts put right: 3.');
  });

  it('sends updates to those who follow at another replica, and stops without waiting for them', async () => {
    const [here, there] = [runProgram(program, settings), runProgram(program, settings)];
    const tokens = createActorTokens(ACTOR_SECRET);
    const stream = await followsAt({ origin: await there.listening, tokens })(
      'followObservation',
      { params: { uid: 'followed' } },
      coach,
    );
    const headers = { 'x-actor-token': tokens.sign({ actor: coach }) };
    await fetch(`${await here.listening}/observation/followed`, { method: 'DELETE', headers });
    expect(await stream.next()).toEqual({ id: '1', data: { kind: 'gone' } });
    here.terminate();
    there.terminate();
    while ((await stream.next()) !== null);
    expect(await Promise.all([here.ended, there.ended])).toEqual([
      { code: 0, errors: '' },
      { code: 0, errors: '' },
    ]);
  });

  it('starts while the broker is away, and says so', async () => {
    const service = runProgram(program, { ...settings, NATS_URL: 'nats://127.0.0.1:9' });
    const readiness = await fetch(`${await service.listening}/readyz`);
    expect([readiness.status, await readiness.json()]).toEqual([
      503,
      { message: 'The event broker is away; events wait in the outbox.' },
    ]);
    service.terminate();
    expect((await service.ended).code).toBe(0);
  });

  it.each([
    ['a setting that is missing', { ACTOR_SECRET: '' }, /^Cannot start: ACTOR_SECRET is missing\.\n$/],
    ['a setting that is wrong', { PORT: 'http' }, /^Cannot start: PORT is wrong \(.+\)\.\n$/],
    [
      'a database that is away',
      { MONGODB_URL: 'mongodb://127.0.0.1:9/?serverSelectionTimeoutMS=100' },
      /^Cannot start: MONGODB_URL cannot be reached \(.+\)\.\n$/,
    ],
  ])('does not start with %s, and says so in one line', async (_, changes, line) => {
    const { code, errors } = await runProgram(program, { ...settings, ...changes }).ended;
    expect(code).toBe(1);
    expect(errors).toMatch(line);
  });
});

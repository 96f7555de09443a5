import { startStoreForTest } from '@coaching/embedded/testing';
import { runProgram, type TestProcess } from '@coaching/service-kit/testing';
import { actorSecret, dummyServices } from '../testing/dummy-services';
import { serve, signIn } from '../testing/gateway-for-test';

const greetings = (settings: Record<string, string>) =>
  runProgram('packages/service-kit/src/testing/greeting-service.ts', {
    ACTOR_SECRET: actorSecret,
    ...settings,
  });

let closing: (() => Promise<unknown>)[];
beforeEach(() => {
  closing = [];
});
afterEach(async () => {
  for (const close of closing.reverse()) await close();
});

const end = (program: TestProcess) => {
  program.terminate();
  return program.ended;
};

/** Asks until the answer is as it should be. */
async function untilStatus(status: number, ask: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await ask();
    if (answer.status === status) return answer;
    await answer.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

it('a service that comes back with one more call is reachable through a gateway that knew nothing of it', async () => {
  const store = await startStoreForTest();
  closing.push(store.close);
  const identity = await serve(dummyServices().handlers.identity);
  closing.push(identity.close);
  const old = greetings({ PORT: '0', CALLS: 'ada' });
  const url = await old.listening;
  const gateway = runProgram('gateway/src/main.ts', {
    PORT: '0',
    MONGODB_URL: store.url,
    ACTOR_SECRET: actorSecret,
    SESSION_SECRET: 'a-session-secret-of-forty-characters-...',
    SERVICES: `identity=${identity.address},greetings=${url}`,
  });
  closing.push(() => end(gateway));
  const origin = await gateway.listening;
  const cookie = await signIn(origin, 'coach');
  const greet = (name: string) => fetch(`${origin}/api/greeting/${name}`, { headers: { cookie } });

  expect(await (await greet('ada')).json()).toEqual({ hello: 'ada' });
  expect((await greet('grace')).status).toBe(404);

  await end(old);
  const away = await greet('ada');
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await greet('grace')).status).toBe(404);

  const released = greetings({ PORT: new URL(url).port, CALLS: 'ada,grace' });
  closing.push(() => end(released));
  await released.listening;
  const answer = await untilStatus(200, () => greet('grace'));
  expect(await answer.json()).toEqual({ hello: 'grace' });
  expect((await fetch(`${origin}/api/greeting/grace`)).status).toBe(401);
  expect((await greet('ada')).status).toBe(200);
  const { paths } = (await (await fetch(`${origin}/api/openapi.json`)).json()) as { paths: object };
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/greeting/ada', '/greeting/grace', '/login']));
});

import { type DummyServices, dummyServices, type Override } from './dummy-services';
import { type GatewayForTest, signIn, startGatewayForTest } from './gateway-for-test';
import { overHttp, type ServedDummies } from './over-http';
import { sessionsForTest } from './sessions-for-test';

/** Where services may be, seen from the gateway. */
export const wheres = ['in this process', 'over HTTP'] as const;

/** A gateway over dummy services, with a coach who is signed in. */
export interface ServicesForTest {
  dummies: DummyServices;
  /** Their servers; null in the gateway's process. */
  served: ServedDummies | null;
  one: GatewayForTest;
  /** The coach's. */
  cookie: string;
  /** Calls as the coach. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** Has a service answer the next requests below a path otherwise. */
  next(path: string, override: Override): void;
}

/** Status and body of an answer. */
export const answeredWith = async (answer: Response) => ({
  status: answer.status,
  body: await answer.json(),
});

/** A gateway of its own for each of a block's tests. */
export function servicesForTest(where: (typeof wheres)[number]): ServicesForTest {
  const sessions = sessionsForTest();
  const test = {
    ask: (path, init = {}) =>
      fetch(`${test.one.address}/api${path}`, { ...init, headers: { cookie: test.cookie, ...init.headers } }),
    next: (path, override) => void test.dummies.overrides.set(path, override),
  } as ServicesForTest;
  beforeEach(async () => {
    test.dummies = dummyServices();
    test.served = where === 'over HTTP' ? await overHttp(test.dummies) : null;
    test.one = await startGatewayForTest(
      { sessions: sessions(), ...(test.served && { services: test.served.services }) },
      test.dummies,
    );
    test.cookie = await signIn(test.one.address, 'coach');
    test.dummies.requests.length = 0;
  });
  afterEach(async () => {
    await test.one.stop();
    await test.served?.close();
  });
  return test;
}

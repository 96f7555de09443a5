import { createServer, type RequestListener, type Server } from 'node:http';
import type { ServiceName } from '@coaching/contracts';
import { createInProcessBus, createLogger } from '@coaching/service-kit';
import { createGateway } from '../create-gateway';
import type { Gateway, GatewayOptions } from '../options';
import { actorSecret, type DummyServices, dummyServices, password } from './dummy-services';

export interface Served {
  address: string;
  close(): Promise<void>;
}

/** Serves a listener on a port of its own. */
export function serve(listener: RequestListener): Promise<Served> {
  const server: Server = createServer(listener);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        address: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      }),
    );
  });
}

export interface GatewayForTest extends DummyServices {
  gateway: Gateway;
  address: string;
  stop(): Promise<void>;
}

type Changes = Partial<GatewayOptions> & Pick<GatewayOptions, 'sessions'>;

/** Dummy services in the gateway's process. */
export function inProcess({ handlers }: DummyServices) {
  const targets = Object.entries(handlers).map(([name, handler]) => [name, { handler }]);
  return Object.fromEntries(targets) as Record<ServiceName, { handler: RequestListener }>;
}

/** A gateway over dummy services in the same process, with what the test changes. */
export async function startGatewayForTest(
  changes: Changes,
  dummies = dummyServices(),
): Promise<GatewayForTest> {
  const gateway = await createGateway({
    services: inProcess(dummies),
    sessionSecret: 'a-session-secret-of-forty-characters-...',
    actorSecret,
    bus: createInProcessBus(),
    webRoot: null,
    apiBase: '/api',
    log: createLogger({ name: 'gateway-test', level: 'silent' }),
    ...changes,
  });
  const served = await serve(gateway.handler);
  return {
    ...dummies,
    gateway,
    address: served.address,
    async stop() {
      await served.close();
      await gateway.stop();
    },
  };
}

/** Posts JSON. */
export const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** What of an answer's cookies concerns the session, as the answer says it. */
export const sessionCookies = (answer: Response): string[] =>
  answer.headers.getSetCookie().filter((set) => /^(?:__Host-)?sid=/.test(set));

/** The session cookie an answer sets, as a browser sends it back; null when it sets none. */
export function cookieOf(answer: Response): string | null {
  const set = sessionCookies(answer).at(-1);
  return set?.split(';')[0] ?? null;
}

/** Signs in and returns the Cookie header of the new session. */
export async function signIn(address: string, uid: string, cookie?: string): Promise<string> {
  const answer = await post(
    `${address}/api/login`,
    { email: `${uid}@school.test`, password },
    cookie ? { cookie } : {},
  );
  const got = cookieOf(answer);
  if (!answer.ok || !got) throw new Error(`${uid} could not sign in: ${answer.status}`);
  return got;
}

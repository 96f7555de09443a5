import type { IncomingMessage, ServerResponse } from 'node:http';
import { createTableTokens, TABLE_TOKEN_HEADER } from '@coaching/service-kit';
import { type LogForTest, logForTest } from '@coaching/service-kit/testing';
import { inProcessTransport } from '../proxy/in-process-transport';
import { describedRow } from '../testing/a-row';
import { type CallTable, openCallTable } from './call-table';

const tokens = createTableTokens('the key that gateway and services share');

/** A service that says it answers these paths; null while it is away, or hangs. */
interface DummyTable {
  paths: string[] | null | 'hangs';
  /** How often its table was requested, and how often it sent all of it. */
  requests: number;
  sent: number;
}

let logged: LogForTest;
let table: CallTable;
let services: Record<string, DummyTable>;

function answer(name: string, { headers }: IncomingMessage, response: ServerResponse): void {
  const service = services[name]!;
  service.requests += 1;
  expect(tokens.verify(String(headers[TABLE_TOKEN_HEADER]), name)).toBe(true);
  if (service.paths === 'hangs') return;
  if (!service.paths) return void response.destroy();
  const version = service.paths.join('').replace(/\W/g, '-') || 'none';
  if (headers['if-none-match'] === `"${version}"`) return void response.writeHead(304).end();
  service.sent += 1;
  const calls = service.paths.map((path) => describedRow({ path }));
  response.writeHead(200).end(JSON.stringify({ service: name, version, calls }));
}

const open = async (paths: Record<string, DummyTable['paths']>) => {
  services = Object.fromEntries(
    Object.entries(paths).map(([name, its]) => [name, { paths: its, requests: 0, sent: 0 }]),
  );
  const transports = new Map(
    Object.keys(paths).map((name) => [name, inProcessTransport(answer.bind(null, name))]),
  );
  logged = logForTest();
  table = await openCallTable({ transports, tokens, askEveryMs: 5, log: logged.log });
};
afterEach(() => table.stop());

/** Resolves once every service's table has been requested twice more. */
async function requestedAgain(): Promise<void> {
  const goals = Object.values(services).map((service) => ({ service, requests: service.requests + 2 }));
  while (goals.some(({ service, requests }) => service.requests < requests))
    await new Promise((resolve) => setTimeout(resolve, 5));
}

const ownerOf = (path: string) => {
  const found = table.route('GET', path);
  return found.kind === 'call' ? found.call.owner : found.kind;
};
const lines = (text: string) => logged.lines().filter(({ msg }) => msg === text);

it('routes by what services say, from the first moment', async () => {
  await open({ identity: ['/users'], tools: ['/tools'] });
  expect([ownerOf('/users'), ownerOf('/tools'), ownerOf('/other')]).toEqual(['identity', 'tools', 'unknown']);
  expect([table.isComplete(), table.isKnown('tools')]).toEqual([true, true]);
});

it('learns of a call that comes with a release, and of one that goes', async () => {
  await open({ identity: ['/users'], tools: ['/tools'] });
  const before = table.rows();
  services.tools!.paths = ['/scripts'];
  await requestedAgain();
  expect([ownerOf('/scripts'), ownerOf('/tools'), ownerOf('/users')]).toEqual([
    'tools',
    'unknown',
    'identity',
  ]);
  expect(table.rows()).not.toBe(before);
});

it('is not sent again what it knows, and changes nothing then', async () => {
  await open({ identity: ['/users'] });
  const before = table.rows();
  await requestedAgain();
  expect(services.identity!.sent).toBe(1);
  expect(table.rows()).toBe(before);
});

it('keeps the rows of a service that is away, and logs once that it is', async () => {
  await open({ identity: ['/users'], tools: ['/tools'] });
  services.tools!.paths = null;
  await requestedAgain();
  await requestedAgain();
  expect(ownerOf('/tools')).toBe('tools');
  expect(table.isComplete()).toBe(true);
  expect(lines('a service does not say what it answers')).toHaveLength(1);
});

it('knows which services have not sent their table yet', async () => {
  await open({ identity: ['/users'], tools: null });
  expect([table.isComplete(), table.isKnown('identity'), table.isKnown('tools')]).toEqual([
    false,
    true,
    false,
  ]);
  services.tools!.paths = [];
  await requestedAgain();
  expect([table.isComplete(), table.isKnown('tools')]).toEqual([true, true]);
});

it('waits for nobody for ever', async () => {
  await open({ identity: ['/users'], tools: 'hangs' });
  expect([ownerOf('/users'), table.isKnown('tools')]).toEqual(['identity', false]);
  services.tools!.paths = ['/tools'];
  await requestedAgain();
  expect(ownerOf('/tools')).toBe('tools');
});

it('leaves a path with the first who claimed it, and complains of the second once', async () => {
  await open({ identity: null, tools: ['/users'] });
  services.identity!.paths = ['/users', '/me'];
  await requestedAgain();
  services.identity!.paths = ['/users', '/me', '/you'];
  await requestedAgain();
  expect([ownerOf('/users'), ownerOf('/me'), ownerOf('/you')]).toEqual(['tools', 'identity', 'identity']);
  expect(lines('a call is not routed')).toMatchObject([
    { level: 50, service: 'identity', call: 'GET /users', reason: 'tools answers GET /users' },
  ]);
});

it('gives a path on when its service gives it up', async () => {
  await open({ identity: ['/users'], tools: ['/users'] });
  expect(ownerOf('/users')).toBe('identity');
  services.identity!.paths = ['/people'];
  await requestedAgain();
  expect(ownerOf('/users')).toBe('tools');
});

it('complains of a row that is refused, and goes on with the others', async () => {
  await open({ identity: ['/:anything', '/docs', '/users'] });
  await requestedAgain();
  expect(ownerOf('/users')).toBe('identity');
  expect([ownerOf('/x'), ownerOf('/docs')]).toEqual(['unknown', 'unknown']);
  expect(lines('a call is not routed')).toHaveLength(2);
});

import { openStoreForTest } from '@coaching/embedded/testing';
import type { Visit } from '../edge/visit';
import type { SessionPlace } from '../options';
import { type GatewayForTest, startGatewayForTest } from '../testing/gateway-for-test';
import { rawRequest } from '../testing/raw-request';
import { isFromThisMachine } from './answer-dev-mail';

jest.setTimeout(30_000);

type Asked = { peer?: string; address?: string; headers?: Record<string, string> };
const visitOf = ({ peer = '127.0.0.1', address = peer, headers = {} }: Asked) =>
  ({
    request: { socket: { remoteAddress: peer }, headers: { host: 'localhost:3000', ...headers } },
    address,
  }) as unknown as Pick<Visit, 'request' | 'address'>;

it.each<[string, Asked]>([
  ['by IPv4', {}],
  ['by another address of the loopback', { peer: '127.0.0.2' }],
  ['by IPv6', { peer: '::1', headers: { host: '[::1]:3000' } }],
  ['by IPv4 on an IPv6 socket', { peer: '::ffff:127.0.0.1', headers: { host: '127.0.0.1:3000' } }],
])('comes from this machine: %s', (_, asked) => {
  expect(isFromThisMachine(visitOf(asked))).toBe(true);
});

it.each<[string, Asked]>([
  ['from the network', { peer: '192.0.2.7' }],
  ['from the network, by IPv6', { peer: 'fd00::7' }],
  ['from an address that looks alike', { peer: '::ffff:192.0.2.7' }],
  ['by a trusted proxy here, from elsewhere', { address: '192.0.2.7' }],
  ['by a proxy here that nobody trusts', { headers: { 'x-forwarded-for': '192.0.2.7' } }],
  ['by a proxy here that says it is for us', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['by a proxy here that says so anew', { headers: { forwarded: 'for=192.0.2.7' } }],
  ['by a name that somebody points here', { headers: { host: 'evil.test' } }],
  ['by the name of a public host', { headers: { host: 'coaching.test:3000' } }],
  ['without a name', { headers: { host: '' } }],
])('does not come from this machine: %s', (_, asked) => {
  expect(isFromThisMachine(visitOf(asked))).toBe(false);
});

describe('kept mail', () => {
  let sessions: SessionPlace;
  let close: () => Promise<void>;
  let machine: GatewayForTest;
  let elsewhere: GatewayForTest;

  beforeAll(async () => {
    const store = await openStoreForTest();
    sessions = { mongoUrl: store.url, databaseName: 'gateway_test' };
    machine = await startGatewayForTest({
      sessions,
      devMail: (request, response) => void response.end(`mails at ${request.url}`),
    });
    elsewhere = await startGatewayForTest({ sessions });
    close = async () => {
      await machine.stop();
      await elsewhere.stop();
      await store.close();
    };
  });
  afterAll(() => close());

  it.each(['/dev/mail', '/dev/mail.json'])('is shown to this machine at %s, and not stored', async (path) => {
    const answer = await fetch(machine.address + path);
    expect([answer.status, await answer.text()]).toEqual([200, `mails at ${path}`]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/dev/mail', '/dev/mail.json'])('is not there for others at %s', async (path) => {
    const answer = await fetch(machine.address + path, { headers: { 'x-forwarded-for': '192.0.2.7' } });
    expect(answer.status).toBe(404);
    const raw = await rawRequest(
      machine.address,
      `GET ${path} HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n`,
    );
    expect(raw).toMatch(/^HTTP\/1\.1 404/);
  });

  it.each(['POST', 'DELETE'])('is not there for %s', async (method) => {
    expect((await fetch(`${machine.address}/dev/mail`, { method })).status).toBe(404);
  });

  it('is not there where nobody shows it', async () => {
    expect((await fetch(`${elsewhere.address}/dev/mail`)).status).toBe(404);
    expect((await fetch(`${elsewhere.address}/dev/mail.json`)).status).toBe(404);
  });
});

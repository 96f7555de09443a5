import { request as ask, type RequestListener } from 'node:http';
import { openStoreForTest } from '@coaching/embedded/testing';
import type { RequestContext } from '../edge/request-context';
import type { SessionPlace } from '../options';
import { type GatewayForTest, serve, startGatewayForTest } from '../testing/gateway-for-test';
import { rawRequest } from '../testing/raw-request';
import { isFromThisMachine } from './answer-dev-mail';

type Asker = { peer?: string; address?: string; headers?: Record<string, string> };
const visitOf = ({ peer = '127.0.0.1', address = peer, headers = {} }: Asker) =>
  ({
    request: { socket: { remoteAddress: peer }, headers: { host: 'localhost:3000', ...headers } },
    address,
  }) as unknown as Pick<RequestContext, 'request' | 'address'>;

it.each<[string, Asker]>([
  ['by IPv4', {}],
  ['by another address of the loopback', { peer: '127.0.0.2' }],
  ['by IPv6', { peer: '::1', headers: { host: '[::1]:3000' } }],
  ['by IPv4 on an IPv6 socket', { peer: '::ffff:127.0.0.1', headers: { host: '127.0.0.1:3000' } }],
])('comes from this machine: %s', (_, asker) => {
  expect(isFromThisMachine(visitOf(asker))).toBe(true);
});

it.each<[string, Asker]>([
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
])('does not come from this machine: %s', (_, asker) => {
  expect(isFromThisMachine(visitOf(asker))).toBe(false);
});

/** A reverse proxy without any manners: Host of the upstream, and no word of for whom it asks. */
const plainProxyTo =
  (upstream: string): RequestListener =>
  (request, response) => {
    const { host: _, ...headers } = request.headers;
    const forwarded = ask(upstream + request.url, { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    request.pipe(forwarded);
  };

describe('stored mail', () => {
  let sessions: SessionPlace;
  let close: () => Promise<void>;
  let machine: GatewayForTest;
  let elsewhere: GatewayForTest;

  beforeAll(async () => {
    const store = await openStoreForTest();
    sessions = { mongoUrl: store.url, databaseName: `${store.databasePrefix}gateway` };
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

  it.each(['https://coaching.test', 'http://192.0.2.7:3000', 'http://127.0.0.1.evil.test'])(
    'is not there when browsers come to %s, by a proxy here that asks as this machine does',
    async (publicOrigin) => {
      const pages: RequestListener = (request, response) => void response.end(`mails at ${request.url}`);
      const behind = await startGatewayForTest({ sessions, publicOrigin, devMail: pages });
      const proxy = await serve(plainProxyTo(behind.address));
      for (const path of ['/dev/mail', '/dev/mail.json', '/dev/mail?x', '/dev/mail.json?x=1']) {
        expect((await fetch(proxy.address + path)).status).toBe(404);
        expect((await fetch(behind.address + path)).status).toBe(404);
      }
      await proxy.close();
      await behind.stop();
    },
  );

  it('is not there where nobody shows it', async () => {
    expect((await fetch(`${elsewhere.address}/dev/mail`)).status).toBe(404);
    expect((await fetch(`${elsewhere.address}/dev/mail.json`)).status).toBe(404);
  });
});

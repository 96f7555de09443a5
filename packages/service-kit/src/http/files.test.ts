import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callRows, MAX_FILE_BYTES } from '@coaching/contracts';
import { pino } from 'pino';
import { createActorTokens } from '../actor/actor-tokens';
import { createTableTokens } from '../actor/table-tokens';
import { closeServer } from '../process/close-server';
import { listen } from '../process/listen';
import type { SentFile } from '../service';
import { rawStatus } from '../testing/raw-status';
import { createApp } from './app';
import { openStreams } from './open-streams';
import type { AnyHandler } from './read-call';
import { runningRequests } from './running-requests';
import { savedAs } from './send-file';

const secret = 'the key that gateway and services share';
const tokens = createActorTokens(secret);
const token = () => tokens.sign({ actor: null });
const name = `${'a'.repeat(32)}.pdf`;
const upload = `/uploads/${name}?expires=1&signature=x`;

let take: AnyHandler;
let server: Server;
let origin: string;

beforeAll(async () => {
  const takeAll: AnyHandler = (request) => take(request);
  const itsCalls = callRows.filter(([, { owner }]) => owner === 'content');
  const app = createApp({
    name: 'content',
    handlers: Object.fromEntries(itsCalls.map(([callName]) => [callName, takeAll])),
    tokens,
    tableTokens: createTableTokens(secret),
    seal: () => '',
    running: runningRequests(),
    streams: openStreams(),
    notReadyBecause: async () => null,
    log: pino({ level: 'silent' }),
  });
  server = createServer(app);
  await listen(server, 0);
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => closeServer(server));

const put = (body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(origin + upload, { method: 'PUT', body, headers: { 'x-actor-token': token(), ...headers } });

describe('a file that is sent', () => {
  it('reaches the handler as its bytes, with type, length and where the caller reaches us', async () => {
    let received: { sent: SentFile; bytes: Buffer; address: string } | undefined;
    take = async ({ file, api_address }) => {
      received = { sent: file!, bytes: await buffer(file!.bytes), address: api_address };
      return { ok: true };
    };
    const headers = { 'content-type': 'Image/PNG; x=y', 'x-api-address': 'https://coaching.test/api' };
    expect((await put('the bytes', headers)).status).toBe(200);
    expect(received).toMatchObject({
      address: 'https://coaching.test/api',
      sent: { type: 'image/png', length: 9 },
    });
    expect(received?.bytes.toString()).toBe('the bytes');
  });

  it.each([
    ['that is empty', ['Content-Length: 0'], 400],
    ['that does not say how long it is', ['Transfer-Encoding: chunked'], 400],
    ['that is too large', [`Content-Length: ${MAX_FILE_BYTES + 1}`], 413],
    ['that is compressed on the way', ['Content-Length: 3', 'Content-Encoding: gzip'], 415],
  ])('is refused %s, before any of it is read', async (_, headers, status) => {
    take = async () => {
      throw new Error('a handler must not be reached');
    };
    const head = [`PUT ${upload} HTTP/1.1`, 'Host: localhost', `X-Actor-Token: ${token()}`, ...headers];
    expect(await rawStatus(origin, head)).toBe(status);
  });

  it('is refused without the gateway’s token', async () => {
    expect((await fetch(origin + upload, { method: 'PUT', body: 'x' })).status).toBe(401);
  });
});

describe('a file that is answered', () => {
  const get = (method = 'GET') =>
    fetch(`${origin}/files/${name}`, { method, headers: { 'x-actor-token': token() } });
  const answering = (saveAs: string | null) => {
    take = async () => ({
      type: 'application/pdf',
      length: 9,
      saveAs,
      bytes: Readable.from([Buffer.from('the bytes')]),
    });
  };

  it('cannot be run, is cached by browsers, and saved under its name', async () => {
    answering('plan.pdf');
    const answer = await get();
    expect([answer.status, await answer.text()]).toEqual([200, 'the bytes']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '9',
      'content-disposition': `attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('is shown in place when it has no name to be saved under', async () => {
    answering(null);
    expect((await get()).headers.get('content-disposition')).toBe('inline');
  });

  it('is described without its bytes', async () => {
    answering(null);
    const answer = await get('HEAD');
    expect([answer.headers.get('content-length'), await answer.text()]).toEqual(['9', '']);
  });
});

it.each([
  ['plan.pdf', `attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf`],
  ['a "b" c.pdf', `attachment; filename="a _b_ c.pdf"; filename*=UTF-8''a%20%22b%22%20c.pdf`],
  ['é(1)*.pdf', `attachment; filename="_(1)*.pdf"; filename*=UTF-8''%C3%A9%281%29%2A.pdf`],
  ['a\r\nB: c.pdf', `attachment; filename="a__B: c.pdf"; filename*=UTF-8''a%0D%0AB%3A%20c.pdf`],
  ['\ud800.pdf', `attachment; filename="_.pdf"; filename*=UTF-8''_.pdf`],
])('writes the name %j into a header', (given, header) => {
  expect(savedAs(given)).toBe(header);
});

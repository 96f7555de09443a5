import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { closeServer, createLogger, type Logger } from '@coaching/service-kit';
import { type S3ForTest, startS3 } from '../testing/s3-server';
import { s3Storage } from './s3-storage';

const log = createLogger({ name: 'test', level: 'silent' });
const keys = { region: 'us-east-1', accessKeyId: 'key', secretAccessKey: 'secret' };

/** A storage that answers as a test says and records its requests. */
async function aStorage(answers: Record<string, [number, string]>) {
  const requests: { what: string; body: string }[] = [];
  const server: Server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://any');
    const setting = [...searchParams.keys()].find((name) => name !== 'x-id') ?? '';
    const what = `${request.method} ${pathname.replace(/\/$/, '')}${setting && `?${setting}`}`;
    requests.push({ what, body: await text(request) });
    const [status, body] = answers[what] ?? [200, ''];
    response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    storage: (origin?: string) =>
      s3Storage({ endpoint, publicUrl: endpoint, bucket: 'files', ...keys }, origin),
    requests,
    bodyOf: (what: string) => requests.find((one) => one.what === what)?.body ?? '',
    stop: () => closeServer(server),
  };
}

const absent = (code: string): [number, string] => [404, `<Error><Code>${code}</Code></Error>`];
const isNew = {
  'HEAD /files': absent('NoSuchBucket'),
  'GET /files?cors': absent('NoSuchCORSConfiguration'),
  'GET /files?lifecycle': absent('NoSuchLifecycleConfiguration'),
};

let fake: Awaited<ReturnType<typeof aStorage>>;
afterEach(() => fake.stop());

it('makes a bucket that takes files from our origin, shows them to nobody and forgets what was left', async () => {
  fake = await aStorage(isNew);
  await fake.storage('https://coaching.test').prepare(log);
  expect(fake.requests.map(({ what }) => what)).toEqual([
    'HEAD /files',
    'PUT /files',
    'PUT /files?publicAccessBlock',
    'GET /files?cors',
    'PUT /files?cors',
    'GET /files?lifecycle',
    'PUT /files?lifecycle',
  ]);
  expect(fake.bodyOf('PUT /files?publicAccessBlock')).toContain('<IgnorePublicAcls>true</IgnorePublicAcls>');
  expect(fake.bodyOf('PUT /files?cors')).toContain('<AllowedOrigin>https://coaching.test</AllowedOrigin>');
  expect(fake.bodyOf('PUT /files?cors')).toContain('<AllowedMethod>PUT</AllowedMethod>');
  expect(fake.bodyOf('PUT /files?lifecycle')).toContain('<Filter><Prefix>incoming/</Prefix></Filter>');
  expect(fake.bodyOf('PUT /files?lifecycle')).toContain('<Expiration><Days>1</Days></Expiration>');
});

it('leaves what others ruled in a bucket that was there, and replaces what we ruled before', async () => {
  fake = await aStorage({
    'GET /files?cors': [
      200,
      `<CORSConfiguration>
        <CORSRule><ID>theirs</ID><AllowedOrigin>https://other.test</AllowedOrigin><AllowedMethod>GET</AllowedMethod></CORSRule>
        <CORSRule><ID>uploads-of-browsers</ID><AllowedOrigin>https://old.test</AllowedOrigin><AllowedMethod>PUT</AllowedMethod></CORSRule>
      </CORSConfiguration>`,
    ],
    'GET /files?lifecycle': [
      200,
      `<LifecycleConfiguration><Rule><ID>theirs</ID><Status>Enabled</Status><Filter><Prefix>logs/</Prefix></Filter><Expiration><Days>7</Days></Expiration></Rule></LifecycleConfiguration>`,
    ],
  });
  await fake.storage('https://new.test').prepare(log);
  const requests = fake.requests.map(({ what }) => what);
  expect(requests).not.toContain('PUT /files');
  expect(requests).not.toContain('PUT /files?publicAccessBlock');
  const cors = fake.bodyOf('PUT /files?cors');
  expect([...cors.matchAll(/<AllowedOrigin>(.*?)</g)].map(([, origin]) => origin)).toEqual([
    'https://other.test',
    'https://new.test',
  ]);
  expect(fake.bodyOf('PUT /files?lifecycle')).toMatch(/logs\/.*incoming\//s);
});

it.each([
  ['has no such calls', 501, 'NotImplemented'],
  ['does not let these keys', 403, 'AccessDenied'],
])('goes on where the storage %s', async (_, status, code) => {
  const refusal: [number, string] = [status, `<Error><Code>${code}</Code></Error>`];
  fake = await aStorage({
    'PUT /files?cors': refusal,
    'GET /files?lifecycle': refusal,
    'PUT /files?lifecycle': refusal,
  });
  const warn = jest.fn();
  await fake.storage().prepare({ ...log, warn } as unknown as Logger);
  expect(warn.mock.calls.map(([, line]) => line)).toEqual([
    expect.stringMatching(/refused the CORS rule/),
    expect.stringMatching(/refused the expiry of incoming/),
  ]);
});

it('is not done while there is no bucket and none can be made', async () => {
  fake = await aStorage({
    ...isNew,
    'PUT /files': [403, '<Error><Code>AccessDenied</Code></Error>'],
  });
  await expect(fake.storage().prepare(log)).rejects.toThrow('403 AccessDenied');
});

describe('a storage that knows buckets and CORS only', () => {
  let s3: S3ForTest;
  beforeAll(async () => {
    s3 = await startS3();
    fake = await aStorage({});
  });
  afterAll(() => s3.stop());

  it('takes files from a browser once it is prepared', async () => {
    const storage = s3Storage({ ...s3.place, bucket: 'made' }, 'https://coaching.test');
    await storage.prepare(log);
    await storage.prepare(log);
    const url = await storage.sendAddress('a.png', { type: 'image/png', length: 2 }, 60);
    const preflight = await fetch(url!, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://coaching.test',
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type,x-amz-acl',
      },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toMatch(/^(\*|https:\/\/coaching\.test)$/);
    const headers = { 'x-amz-acl': 'public-read', 'content-type': 'image/png' };
    expect((await fetch(url!, { method: 'PUT', headers, body: 'ab' })).status).toBe(200);
  });
});

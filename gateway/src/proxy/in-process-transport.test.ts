import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { OutgoingHttpHeaders, RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import express, { type ErrorRequestHandler, type Express } from 'express';
import { type Served, serve } from '../testing/gateway-for-test';
import { collect } from './collect';
import { httpTransport } from './http-transport';
import { inProcessTransport } from './in-process-transport';
import type { Outgoing, Transport } from './transport';

const get = (path: string, more: Partial<Outgoing> = {}): Outgoing => ({
  method: 'GET',
  path,
  headers: {},
  body: null,
  ...more,
});

/** What differs from one connection to the next. */
const ofTheConnection = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']);

const comparable = (headers: OutgoingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers)
      .map(([name, value]) => [name.toLowerCase(), String(value)] as const)
      .filter(([name]) => !ofTheConnection.has(name))
      .sort(),
  );

/** Express replaces the prototypes of what it gets, so it is the listener that matters most. */
function services(folder: string): Express {
  const app = express();
  app.get('/json', (_request, response) => void response.json({ ok: true }));
  app.get('/fresh', (_request, response) => void response.set('etag', '"a"').json({ ok: true }));
  app.get('/file', (_request, response) => response.sendFile('page.txt', { root: folder }));
  app.get('/stream', (_request, response) => void Readable.from(['one ', 'two ', 'three']).pipe(response));
  app.get('/large', (_request, response) => {
    const chunks = Array.from({ length: 200 }, () => Buffer.alloc(64 * 1024, 'x'));
    Readable.from(chunks).pipe(response);
  });
  app.get('/throws', () => {
    throw Object.assign(new Error('no'), { status: 409 });
  });
  app.get('/empty', (_request, response) => void response.status(204).end());
  app.get('/redirect', (_request, response) => response.redirect('/json'));
  app.get('/cookies', (_request, response) => void response.cookie('a', '1').cookie('b', '2').end());
  app.post('/echo', express.json(), (request, response) => void response.json(request.body));
  app.post('/raw', (request, response) => void request.pipe(response));
  app.get('/raw-head', (_request, response) => {
    response.writeHead(200, 'Fine', ['x-one', '1', 'x-two', '2']);
    response.flushHeaders();
    response.end('done', () => {});
  });
  app.use(((error, _request, response, _next) => {
    response.status(error.status).json({ message: error.message });
  }) as ErrorRequestHandler);
  return app;
}

describe('a service in this process answers as one behind a connection', () => {
  let folder: string;
  let served: Served;
  let near: Transport;
  let far: Transport;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gateway-test-'));
    await writeFile(join(folder, 'page.txt'), 'a page');
    const app = services(folder);
    served = await serve(app);
    near = inProcessTransport(app);
    far = httpTransport(served.address);
  });
  afterAll(async () => {
    await far.close();
    await served.close();
    await rm(folder, { recursive: true });
  });

  const json = { 'content-type': 'application/json' };
  it.each([
    ['JSON', get('/json')],
    ['HEAD', get('/json', { method: 'HEAD' })],
    ['a file', get('/file')],
    ['HEAD of a file', get('/file', { method: 'HEAD' })],
    ['a stream', get('/stream')],
    ['a large stream', get('/large')],
    ['HEAD of a stream', get('/stream', { method: 'HEAD' })],
    ['304', get('/fresh', { headers: { 'if-none-match': '"a"' } })],
    ['204', get('/empty')],
    ['a redirect', get('/redirect')],
    ['several cookies', get('/cookies')],
    ['a failure', get('/throws')],
    ['nothing at all', get('/missing')],
    ['a body that is read', get('/echo', { method: 'POST', headers: json, body: Buffer.from('{"a":"é"}') })],
    ['a body that is malformed', get('/echo', { method: 'POST', headers: json, body: Buffer.from('{') })],
    ['no body', get('/echo', { method: 'POST', headers: json })],
    ['a body that is piped', get('/raw', { method: 'POST', body: Buffer.alloc(300_000, 'y') })],
    ['headers given at once', get('/raw-head')],
  ])('with %s', async (_, outgoing) => {
    const [here, there] = [await collect(near, outgoing), await collect(far, outgoing)];
    expect(here.status).toBe(there.status);
    expect(comparable(here.headers)).toEqual(comparable(there.headers));
    expect(here.body.equals(there.body)).toBe(true);
  });
});

describe('a request in this process', () => {
  /** Sends to a listener; resolves with what the sink received, in order, when it is over. */
  function awaitCopies(listener: RequestListener, then?: (flow: ReturnType<Transport['send']>) => void) {
    const received: string[] = [];
    return new Promise<string[]>((resolve) => {
      const flow = inProcessTransport(listener).send(get('/'), {
        head: (status) => void received.push(`head ${status}`),
        data: (chunk) => received.push(`data ${chunk}`) > 0,
        end: () => resolve([...received, 'end']),
        fail: (error) => resolve([...received, `fail: ${error.message}`]),
      });
      then?.(flow);
    });
  }

  it('that is aborted before an answer closes at the service', async () => {
    let closed = () => {};
    const atService = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const app = express();
    app.use((_request, response) => void response.once('close', closed));
    const received = await awaitCopies(app, (flow) => flow.abort());
    await atService;
    expect(received).toEqual(['fail: the caller went away']);
  });

  it('that is aborted in the middle of an answer receives no more of it', async () => {
    const app = express();
    let write = () => {};
    app.use((_request, response) => {
      response.writeHead(200);
      response.write('one');
      write = () => {
        response.write('two');
        response.end('three');
      };
    });
    const received = await awaitCopies(app, (flow) => {
      flow.abort();
      write();
      flow.abort();
    });
    expect(received).toEqual(['head 200', 'data one', 'fail: the caller went away']);
  });

  it('fails when the listener throws, at once or later', async () => {
    expect(
      await awaitCopies(() => {
        throw new Error('at once');
      }),
    ).toEqual(['fail: at once']);
    const later = (async () => {
      throw new Error('later');
    }) as RequestListener;
    expect(await awaitCopies(later)).toEqual(['fail: later']);
  });

  it('fails when the service destroys its answer', async () => {
    const app = express();
    app.use((_request, response) => {
      response.write('one');
      response.destroy();
    });
    expect((await awaitCopies(app)).at(-1)).toBe('fail: the service broke off');
  });

  it('is answered once even when the service ends its answer twice', async () => {
    const listener: RequestListener = (_request, response) => {
      response.end('one');
      response.end('two');
    };
    expect(await awaitCopies(listener)).toEqual(['head 200', 'data one', 'end']);
  });

  it('holds a service that answers faster than its caller reads', async () => {
    const app = express();
    app.use((_request, response) => {
      const source = Readable.from(Array.from({ length: 5 }, (_, index) => `${index}`));
      source.pipe(response);
    });
    const received: string[] = [];
    await new Promise<void>((resolve, reject) => {
      const flow = inProcessTransport(app).send(get('/'), {
        head: () => {},
        data(chunk) {
          received.push(String(chunk));
          setImmediate(() => {
            received.push('resume');
            flow.resume();
          });
          return false;
        },
        end: resolve,
        fail: reject,
      });
    });
    expect(received.slice(0, 9)).toEqual(['0', 'resume', '1', 'resume', '2', 'resume', '3', 'resume', '4']);
  });

  it('is closed at the service once it is answered', async () => {
    let over = () => {};
    const closed = new Promise<void>((resolve) => {
      over = resolve;
    });
    const app = express();
    app.use((_request, response) => {
      response.once('close', () => {
        expect(response.writableFinished).toBe(true);
        over();
      });
      response.json({});
    });
    expect(await awaitCopies(app)).toEqual(['head 200', 'data {}', 'end']);
    await closed;
  });
});

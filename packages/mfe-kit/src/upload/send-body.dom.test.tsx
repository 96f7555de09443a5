import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endSession } from '../session/end-session';
import { sendBody } from './send-body';

jest.mock('../session/end-session', () => ({ endSession: jest.fn() }));

let server: Server;
let url: string;
let answer: RequestListener;
// jsdom lets this timer run on after the answer, and the test's process with it.
beforeAll(() => void Object.defineProperty(XMLHttpRequest.prototype, 'timeout', { set: () => {} }));
beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type, x-amz-acl');
    response.setHeader('access-control-allow-methods', 'PUT, POST');
    if (request.method === 'OPTIONS') response.end();
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});
beforeEach(() => jest.mocked(endSession).mockClear());

const answers =
  (status: number, text: string): RequestListener =>
  (request, response) => {
    request.resume().on('end', () => response.writeHead(status).end(text));
  };
const put = (options = {}) =>
  sendBody({ method: 'PUT', url, headers: { 'x-amz-acl': 'public-read' }, body: 'a'.repeat(1000) }, options);

describe('a request with a file', () => {
  it.each([
    ['{"status":"success"}', { status: 'success' }],
    ['', null],
    ['<html>', null],
  ])('answers the JSON of %j', async (text, json) => {
    answer = answers(200, text);
    await expect(put()).resolves.toEqual(json);
  });

  it('carries its headers, and reports how much is sent', async () => {
    const received: unknown[] = [];
    answer = (request, response) => {
      received.push(request.method, request.headers['x-amz-acl'], request.headers['content-length']);
      answers(200, '')(request, response);
    };
    const progress: number[] = [];
    await put({ onProgress: (part: number) => progress.push(part) });
    expect(received).toEqual(['PUT', 'public-read', '1000']);
    expect(progress.at(-1)).toBe(1);
  });

  it.each([
    [403, 'denied'],
    [413, 'size'],
    [415, 'extension'],
    [500, 'server'],
  ])('answered with %i fails as %s, in the words of the server', async (status, failure) => {
    answer = answers(status, '{"message":"Not so."}');
    const response = { message: 'Not so.' };
    await expect(put()).rejects.toMatchObject({ failure, message: 'Not so.', response });
    expect(endSession).not.toHaveBeenCalled();
  });

  it('of who is not signed in any more ends the session', async () => {
    answer = answers(401, '{"message":"Please log in."}');
    await expect(put()).rejects.toMatchObject({ failure: 'denied' });
    expect(endSession).toHaveBeenCalledTimes(1);
  });

  it('does not end the session where a server between wants a name', async () => {
    answer = answers(401, '<!doctype html><p>This network belongs to the school.</p>');
    await expect(put()).rejects.toMatchObject({ failure: 'denied' });
    expect(endSession).not.toHaveBeenCalled();
  });

  it('fails as network when the connection breaks', async () => {
    // jsdom writes of it to the console, as a browser does.
    const written = jest.spyOn(console, 'error').mockImplementation(() => {});
    answer = (request) => void request.socket.destroy();
    await expect(put()).rejects.toMatchObject({ failure: 'network' });
    written.mockRestore();
  });

  it('fails as abort when it is stopped, also before it begins', async () => {
    const stop = new AbortController();
    answer = () => stop.abort();
    await expect(put({ signal: stop.signal })).rejects.toMatchObject({ failure: 'abort' });
    await expect(put({ signal: stop.signal })).rejects.toMatchObject({ failure: 'abort' });
  });
});

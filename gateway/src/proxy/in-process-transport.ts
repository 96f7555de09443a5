import { IncomingMessage, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { InProcessSocket, inProcessResponse } from './in-process-response';
import {
  type AnswerSink,
  type Flow,
  type Outgoing,
  SERVICE_TIMEOUT_MS,
  TimedOut,
  type Transport,
} from './transport';

/** Lets what a stream brings be read from a request, at the reader's pace. */
function pour(bytes: Readable, request: IncomingMessage): void {
  request._read = () => void bytes.resume();
  bytes.on('data', (chunk: Buffer) => {
    if (!request.push(chunk)) bytes.pause();
  });
  bytes.once('end', () => {
    request.complete = true;
    request.push(null);
  });
  bytes.once('error', (error) => request.destroy(error));
  request.once('close', () => bytes.destroy());
  bytes.pause();
}

/** Begins one request at a listener as an http.Server would, without a connection in between. */
function begin(listener: RequestListener, outgoing: Outgoing, sink: AnswerSink): Flow {
  const socket = new InProcessSocket();
  const request = new IncomingMessage(socket as unknown as Socket);
  request.method = outgoing.method;
  request.url = outgoing.path;
  request.httpVersion = '1.1';
  request.httpVersionMajor = 1;
  request.httpVersionMinor = 1;
  request.headers = { host: 'in-process', ...outgoing.headers };
  const { body } = outgoing;
  if (body instanceof Readable) pour(body, request);
  else {
    // As over a connection, a write says so when it has no body.
    if (body || outgoing.method === 'POST') request.headers['content-length'] = String(body?.length ?? 0);
    if (body) request.push(body);
    request.push(null);
    request.complete = true;
  }

  let over = false;
  const once = (last: () => void) => {
    if (over) return;
    over = true;
    clearTimeout(timer);
    last();
  };
  const { response, hangUp } = inProcessResponse(request, socket, {
    head: (status, headers) => {
      clearTimeout(timer);
      if (!over) sink.head(status, headers);
    },
    data: (chunk) => over || sink.data(chunk),
    end: () => once(() => sink.end()),
    fail: (error) => once(() => sink.fail(error)),
  });
  const timer = setTimeout(() => {
    once(() => sink.fail(new TimedOut('the service took too long')));
    hangUp();
  }, SERVICE_TIMEOUT_MS);
  // The time that a file takes to arrive is not the service's.
  if (body instanceof Readable) body.on('data', () => timer.refresh());
  try {
    Promise.resolve(listener(request, response)).catch((error) => once(() => sink.fail(error)));
  } catch (error) {
    once(() => sink.fail(error as Error));
  }
  return {
    abort() {
      once(() => sink.fail(new Error('the caller went away')));
      hangUp();
    },
    resume: () => void response.emit('drain'),
  };
}

/** The way to a service that runs in this process. */
export function inProcessTransport(
  handler: RequestListener,
  notReadyBecause: () => Promise<string | null> = async () => null,
): Transport {
  return {
    send: (outgoing, sink) => begin(handler, outgoing, sink),
    notReadyBecause,
    close: async () => {},
  };
}

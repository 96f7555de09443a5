import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import type { AnswerSink } from './transport';

/**
 * Stands in for a connection: what is written to it has been captured before, and nothing comes from it. Readable
 * all the same, because body parsers take a request whose connection is not for one that has ended.
 */
export class InProcessSocket extends Duplex {
  readonly remoteAddress = '127.0.0.1';
  readonly encrypted = false;

  constructor() {
    // Nobody reads what is written, so that nothing is gained by making bytes of it.
    super({ decodeStrings: false });
  }

  override _read(): void {}

  override _write(_chunk: unknown, _encoding: string, done: () => void): void {
    done();
  }

  setTimeout(): this {
    return this;
  }

  destroySoon(): void {
    this.destroy();
  }
}

type Encoded = Buffer | string | Uint8Array;

const bytes = (chunk: Encoded, encoding: unknown) =>
  typeof chunk === 'string'
    ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
    : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);

export interface InProcessResponse {
  response: ServerResponse;
  /** Ends the connection before its time, as a browser does that goes away. */
  hangUp(): void;
}

/**
 * A response that hands what a service answers to a sink, and otherwise behaves as behind an http.Server. What it
 * does differently are properties of its own: Express replaces the prototype of every response it gets.
 */
export function inProcessResponse(
  request: IncomingMessage,
  wire: InProcessSocket,
  sink: AnswerSink,
): InProcessResponse {
  const response = new ServerResponse(request);
  const inherited = {
    writeHead: response.writeHead.bind(response) as (status: number) => ServerResponse,
    write: response.write.bind(response) as (...all: unknown[]) => boolean,
    end: response.end.bind(response) as (...all: unknown[]) => ServerResponse,
  };
  const carriesBody = () =>
    request.method !== 'HEAD' && response.statusCode !== 204 && response.statusCode !== 304;

  function close() {
    if (response.destroyed) return;
    response.destroyed = true;
    response.detachSocket(wire as unknown as Socket);
    wire.destroy();
    response.emit('close');
  }

  function writeHead(status: number, ...rest: unknown[]): ServerResponse {
    const headers = rest.find((part) => part !== null && typeof part === 'object');
    // Set one by one so that getHeaders() knows them; given to writeHead at once, Node keeps none.
    if (Array.isArray(headers)) {
      const pairs = (Array.isArray(headers[0]) ? headers.flat() : headers) as string[];
      for (let index = 0; index < pairs.length; index += 2)
        response.setHeader(pairs[index]!, pairs[index + 1]!);
    } else if (headers) {
      for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders)) {
        if (value !== undefined) response.setHeader(name, value);
      }
    }
    inherited.writeHead(status);
    if (status >= 200) sink.head(status, response.getHeaders());
    return response;
  }

  function write(chunk: unknown, ...rest: unknown[]): boolean {
    const written = inherited.write(chunk, ...rest);
    return carriesBody() ? sink.data(bytes(chunk as Encoded, rest[0])) : written;
  }

  function end(...all: unknown[]): ServerResponse {
    if (response.writableEnded) return response;
    inherited.end(...all);
    const [chunk] = all;
    if (chunk && typeof chunk !== 'function' && carriesBody()) sink.data(bytes(chunk as Encoded, all[1]));
    sink.end();
    return response;
  }

  Object.assign(response, { writeHead, write, end });
  response.assignSocket(wire as unknown as Socket);
  response.once('finish', () => {
    request.resume();
    process.nextTick(close);
  });
  response.once('close', () => {
    if (!response.writableFinished) sink.fail(new Error('the service broke off'));
  });
  return {
    response,
    hangUp() {
      if (response.destroyed) return;
      request.destroy();
      close();
    },
  };
}

import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Writable } from 'node:stream';
import type { AnswerSink } from './transport';

/** Stands in for a connection: what is written to it has been captured before. */
export class InProcessSocket extends Writable {
  readonly remoteAddress = '127.0.0.1';
  readonly encrypted = false;

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

/** A response that hands what a service answers to a sink, and otherwise behaves as behind an http.Server. */
export class InProcessResponse extends ServerResponse {
  constructor(
    request: IncomingMessage,
    private readonly wire: InProcessSocket,
    private readonly sink: AnswerSink,
  ) {
    super(request);
    this.assignSocket(wire as unknown as Socket);
    this.once('finish', () => {
      request.resume();
      process.nextTick(() => this.close());
    });
    this.once('close', () => {
      if (!this.writableFinished) sink.fail(new Error('the service broke off'));
    });
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    const headers = rest.find((part) => part !== null && typeof part === 'object');
    // Set one by one so that getHeaders() knows them; given to writeHead at once, Node keeps none.
    if (Array.isArray(headers)) {
      const pairs = (Array.isArray(headers[0]) ? headers.flat() : headers) as string[];
      for (let index = 0; index < pairs.length; index += 2) this.setHeader(pairs[index]!, pairs[index + 1]!);
    } else if (headers) {
      for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders)) {
        if (value !== undefined) this.setHeader(name, value);
      }
    }
    super.writeHead(status);
    if (status >= 200) this.sink.head(status, this.getHeaders());
    return this;
  }

  private get carriesBody(): boolean {
    return this.req.method !== 'HEAD' && this.statusCode !== 204 && this.statusCode !== 304;
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    const written = (super.write as (...all: unknown[]) => boolean).call(this, chunk, ...rest);
    return this.carriesBody ? this.sink.data(bytes(chunk as Encoded, rest[0])) : written;
  }

  override end(...all: unknown[]): this {
    if (this.writableEnded) return this;
    (super.end as (...all: unknown[]) => this).apply(this, all);
    const [chunk] = all;
    if (chunk && typeof chunk !== 'function' && this.carriesBody)
      this.sink.data(bytes(chunk as Encoded, all[1]));
    this.sink.end();
    return this;
  }

  /** Ends the connection before its time, as a browser does that goes away. */
  hangUp(): void {
    if (this.destroyed) return;
    this.req.destroy();
    this.close();
  }

  private close(): void {
    if (this.destroyed) return;
    this.destroyed = true;
    this.detachSocket(this.wire as unknown as Socket);
    this.wire.destroy();
    this.emit('close');
  }
}

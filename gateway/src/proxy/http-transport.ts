import { type Dispatcher, Pool } from 'undici';
import { collect } from './collect';
import { type AnswerSink, type Flow, type Outgoing, SERVICE_TIMEOUT_MS, type Transport } from './transport';

/** Connections kept open to one service. */
const CONNECTIONS = 64;

type Controller = Dispatcher.DispatchController;

/** Passes undici's calls on to a sink, and the sink's wishes back to undici. */
class Exchange implements Dispatcher.DispatchHandler, Flow {
  private controller: Controller | null = null;
  private aborted = false;

  constructor(private readonly sink: AnswerSink) {}

  onRequestStart(controller: Controller): void {
    this.controller = controller;
    if (this.aborted) controller.abort(new Error('the caller went away'));
  }

  onResponseStart(
    _controller: Controller,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ) {
    if (status >= 200) this.sink.head(status, headers);
  }

  onResponseData(controller: Controller, chunk: Buffer): void {
    if (!this.sink.data(chunk)) controller.pause();
  }

  onResponseEnd(): void {
    this.sink.end();
  }

  onResponseError(_controller: Controller, error: Error): void {
    this.sink.fail(error);
  }

  abort(): void {
    this.aborted = true;
    this.controller?.abort(new Error('the caller went away'));
  }

  resume(): void {
    this.controller?.resume();
  }
}

/** The way to a service at an address, over connections that are kept open. */
export function httpTransport(url: string): Transport {
  const { origin } = new URL(url);
  const patience = { headersTimeout: SERVICE_TIMEOUT_MS, connect: { timeout: 3000 } };
  const pool = new Pool(origin, {
    ...patience,
    connections: CONNECTIONS,
    bodyTimeout: SERVICE_TIMEOUT_MS,
  });
  // On connections of their own, as many as there are, so that they keep none from other calls.
  const streams = new Pool(origin, { ...patience, bodyTimeout: 0 });
  const send = ({ method, path, headers, body, endless }: Outgoing, sink: AnswerSink): Flow => {
    const exchange = new Exchange(sink);
    const options = { method: method as Dispatcher.HttpMethod, path, headers, body };
    (endless ? streams : pool).dispatch(options, exchange);
    return exchange;
  };
  return {
    send,
    async notReadyBecause() {
      const { status, body } = await collect(
        { send },
        { method: 'GET', path: '/readyz', headers: {}, body: null },
      );
      if (status === 200) return null;
      const { message } = JSON.parse(body.toString()) as { message?: unknown };
      return typeof message === 'string' ? message : `answers ${status}`;
    },
    async close() {
      await Promise.all([pool.close(), streams.destroy()]);
    },
  };
}

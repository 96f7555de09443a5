import { atMost } from '@coaching/service-kit';
import { type Dispatcher, Pool } from 'undici';
import { collect } from './collect';
import { type AnswerSink, type Flow, type Outgoing, SERVICE_TIMEOUT_MS, type Transport } from './transport';

/** Connections kept open to one service. */
const CONNECTIONS = 64;

/**
 * How long a read is waited for before another connection is asked, in milliseconds. A replica that is killed with its
 * network leaves connections that look alive and never answer.
 */
const READ_PATIENCE_MS = 4000;

/** How long what is still asked when nobody waits for answers any more may take, in milliseconds. */
const LEAVING_MS = 2000;

type Controller = Dispatcher.DispatchController;

/** Passes undici's calls on to a sink, and the sink's wishes back to undici. */
class Exchange implements Dispatcher.DispatchHandler, Flow {
  private controller: Controller | null = null;
  private aborted = false;
  private begun = false;

  /** @param again asks once more, of another connection; left out where that could do something twice */
  constructor(
    private readonly sink: AnswerSink,
    private again?: (exchange: Exchange) => void,
  ) {}

  onRequestStart(controller: Controller): void {
    this.controller = controller;
    if (this.aborted) controller.abort(new Error('the caller went away'));
  }

  onResponseStart(
    _controller: Controller,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ) {
    if (status < 200) return;
    this.begun = true;
    this.sink.head(status, headers);
  }

  onResponseData(controller: Controller, chunk: Buffer): void {
    if (!this.sink.data(chunk)) controller.pause();
  }

  onResponseEnd(): void {
    this.sink.end();
  }

  onResponseError(_controller: Controller, error: Error): void {
    const { again } = this;
    this.again = undefined;
    if (again && !this.begun && !this.aborted) again(this);
    else this.sink.fail(error);
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
    const options = { method: method as Dispatcher.HttpMethod, path, headers, body };
    if (endless || method !== 'GET') {
      const exchange = new Exchange(sink);
      (endless ? streams : pool).dispatch(options, exchange);
      return exchange;
    }
    const exchange = new Exchange(sink, (same) => pool.dispatch(options, same));
    pool.dispatch({ ...options, headersTimeout: READ_PATIENCE_MS }, exchange);
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
      await Promise.all([streams.destroy(), atMost(LEAVING_MS, pool.close())]);
      await pool.destroy();
    },
  };
}

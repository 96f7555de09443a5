import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import type { Readable } from 'node:stream';
import inject from 'light-my-request';
import { Pool } from 'undici';
import type { ServiceTarget } from '../options';

/** A whole answer of a service, for the few calls the gateway itself must understand. */
export interface WholeAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface WholeRequest {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** How the gateway reaches one service. */
export interface ServiceClient {
  /** Set when the service is in this process: requests are handed over without a network hop. */
  handler: RequestListener | null;
  /** Set when it is behind an address. */
  pool: Pool | null;
  /** Asks and waits for the whole answer. @throws when the service cannot be reached */
  ask(request: WholeRequest): Promise<WholeAnswer>;
  close(): Promise<void>;
}

/** Longest a service may take to begin its answer, in milliseconds; streams may then run for as long as they like. */
const BEGIN_MS = 30_000;

async function textOf(body: Readable): Promise<string> {
  let text = '';
  for await (const piece of body.setEncoding('utf8')) text += piece;
  return text;
}

/** A client for a service, in this process or behind an address. */
export function serviceClient(target: ServiceTarget): ServiceClient {
  if ('handler' in target) {
    return {
      handler: target.handler,
      pool: null,
      async ask({ method, path, headers, body }) {
        const answer = await inject(target.handler, { method, url: path, headers, payload: body });
        return {
          status: answer.statusCode,
          headers: answer.headers as IncomingHttpHeaders,
          body: answer.payload,
        };
      },
      close: async () => {},
    };
  }
  const pool = new Pool(target.url, {
    connections: 64,
    headersTimeout: BEGIN_MS,
    bodyTimeout: 0,
    keepAliveTimeout: 30_000,
  });
  return {
    handler: null,
    pool,
    async ask({ method, path, headers, body }) {
      const answer = await pool.request({ method, path, headers, body });
      return { status: answer.statusCode, headers: answer.headers, body: await textOf(answer.body) };
    },
    close: () => pool.close(),
  };
}

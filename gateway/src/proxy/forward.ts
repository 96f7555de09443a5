import { pipeline } from 'node:stream';
import type { Request, Response } from 'express';
import type { Pool } from 'undici';
import { headersBack, headersOnward } from './headers';
import type { ServiceClient } from './service-client';

/** The service or server cannot be reached or did not begin its answer in time. */
export class Unreachable extends Error {}

const hasBody = (request: Request) => request.method !== 'GET' && request.method !== 'HEAD';

/** Streams a request to a server and its answer back; a browser that goes away ends both. */
export async function forwardTo(
  pool: Pool,
  path: string,
  request: Request,
  response: Response,
  ours: Record<string, string>,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  try {
    const answer = await pool.request({
      method: request.method as 'GET',
      path,
      headers: headersOnward(request.headers, ours),
      body: hasBody(request) ? request : null,
      signal: gone.signal,
    });
    response.writeHead(answer.statusCode, headersBack(answer.headers));
    // A break after the head can only be shown by breaking off too.
    pipeline(answer.body, response, () => {});
  } catch (error) {
    if (gone.signal.aborted) return;
    throw new Unreachable('no answer', { cause: error });
  }
}

/** Hands a request to a service: within this process as it is, else over its connection pool. */
export async function forward(
  client: ServiceClient,
  path: string,
  request: Request,
  response: Response,
  ours: Record<string, string>,
): Promise<void> {
  if (client.pool) return forwardTo(client.pool, path, request, response, ours);
  request.url = path;
  request.headers = headersOnward(request.headers, ours);
  client.handler!(request, response);
}

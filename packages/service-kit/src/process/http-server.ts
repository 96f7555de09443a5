import { createServer, type RequestListener, type Server } from 'node:http';

/**
 * How long a connection without requests stays open, in milliseconds: longer than the minute for which proxies and clients
 * keep theirs, so that none of them sends a request into one that is being closed.
 */
const KEEP_ALIVE_MS = 65_000;

/** A server for who comes from outside, which does not listen yet. */
export function httpServer(listener: RequestListener): Server {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener);
  server.headersTimeout = KEEP_ALIVE_MS + 1000;
  return server;
}

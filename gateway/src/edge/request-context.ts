import type { IncomingMessage, ServerResponse } from 'node:http';

/** One request on its way through the gateway. */
export interface RequestContext {
  request: IncomingMessage;
  response: ServerResponse;
  /** Quoted in the log, to services and to the caller. */
  id: string;
  /** Path as asked for, still percent-encoded, without the query. */
  path: string;
  /** The query with its question mark, or ''. */
  search: string;
  /** The caller's network address, as far as trusted proxies tell it. */
  address: string;
  /** Who is signed in, once known; for the log. */
  user_uid: string | null;
  /** Who of the staff is signed in as them; null while they are there in person. */
  real_uid: string | null;
  /** The `email` of the body, once read and whatever it is; for the security log. */
  email?: unknown;
}

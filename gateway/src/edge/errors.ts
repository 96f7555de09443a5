/** A part that is needed cannot be reached now; `cause` goes to the log, never to the caller. */
export class Unavailable extends Error {
  readonly status = 503;
}

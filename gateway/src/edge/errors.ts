import { Refusal } from '@coaching/service-kit';

/** The body is larger than a call takes. */
export class TooLarge extends Refusal {
  readonly status = 413;
}

/** A part that is needed cannot be reached now; `cause` goes to the log, never to the caller. */
export class Unavailable extends Error {
  readonly status = 503;
}

/** Base of every refusal that a person reads; the edge turns it into an HTTP answer. */
export abstract class Refusal extends Error {
  abstract readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429;
}

/** The input breaks a rule; `errors` says which field and why. */
export class Invalid extends Refusal {
  readonly status = 400;
  constructor(
    message: string,
    readonly errors: { path: string; message: string }[] = [],
  ) {
    super(message);
  }
}

/** Nobody is signed in. */
export class NotSignedIn extends Refusal {
  readonly status = 401;
}

/** The caller may know of the object but not do this to it. */
export class NotAllowed extends Refusal {
  readonly status = 403;
}

/**
 * Theirs to do once they have proved anew who they are, which their session is too old for; `by` says how they can.
 */
export class ConfirmFirst extends NotAllowed {
  readonly reason = 'confirm_first';
  constructor(
    message: string,
    readonly by: ('password' | 'code')[],
  ) {
    super(message);
  }
}

/** The time in which they might be signed in as somebody else is over. */
export class BecomeOver extends NotAllowed {
  readonly reason = 'become_over';
}

/** Theirs to do once they have a licence that covers it. */
export class NeedsLicense extends NotAllowed {
  readonly reason = 'needs_license';
}

/** Absent, or nothing the caller may know of: an answer never shows which. */
export class NotFound extends Refusal {
  readonly status = 404;
}

/** The change is based on an older state; `current` travels with the answer under the entity's name. */
export class Conflict extends Refusal {
  readonly status = 409;
  constructor(
    message: string,
    readonly current: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

/** Too many tries; `retryAfter` in seconds. */
export class TooMany extends Refusal {
  readonly status = 429;
  constructor(
    message: string,
    readonly retryAfter: number,
  ) {
    super(message);
  }
}

/** The body is of a kind the call does not take. */
export class UnsupportedMedia extends Refusal {
  readonly status = 415;
}

/** The body is larger than the call takes. */
export class TooLarge extends Refusal {
  readonly status = 413;
}

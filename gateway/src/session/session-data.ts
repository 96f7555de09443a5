import type { IncomingMessage } from 'node:http';
import type { Session, SessionData } from 'express-session';

declare module 'express-session' {
  interface SessionData {
    user_uid: string;
    organization_uid: string | null;
    /** The person's count of session endings when it began. */
    session_epoch: number;
    /** What its person might do when it was last used, as one word; absent until it is used. */
    privileges?: string;
    /** Milliseconds since 1970 when another session took its place; absent while none has. */
    superseded_at?: number;
    /** Milliseconds since 1970; a switch of organisation does not move it. */
    signed_in_at: number;
  }
}

/** Who is signed in and where they work, as a request's session says. */
export interface Seat {
  user_uid: string;
  organization_uid: string | null;
  session_epoch: number;
  /** What the person might do when the session was last used; absent until it is. */
  privileges?: string;
  /** Another session has taken its place; this one ends soon. */
  superseded: boolean;
}

/** A request that express-session has worked on. */
export interface SessionRequest extends IncomingMessage {
  session: (Session & Partial<SessionData>) | undefined;
  sessionID: string;
  sessionStore: { generate(request: SessionRequest): void };
  /** What express-session asks whether a Secure cookie may be set. */
  secure: boolean;
}

/** Who sits in a session that somebody is signed in to. */
export function seatIn({
  user_uid = '',
  organization_uid = null,
  session_epoch = 0,
  privileges,
  superseded_at,
}: Partial<SessionData>): Seat {
  return { user_uid, organization_uid, session_epoch, privileges, superseded: superseded_at !== undefined };
}

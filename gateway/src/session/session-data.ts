import 'express-session';
import type { IncomingMessage } from 'node:http';
import type { Session, SessionData } from 'express-session';

declare module 'express-session' {
  interface SessionData {
    user_uid: string;
    organization_uid: string | null;
    /** The person's count of session endings when it began. */
    session_epoch: number;
    /** Milliseconds since 1970; a switch of organisation does not move it. */
    signed_in_at: number;
  }
}

/** Who is signed in and where they work, as a request's session says. */
export interface Seat {
  user_uid: string;
  organization_uid: string | null;
  session_epoch: number;
}

/** A request that express-session has worked on. */
export interface SessionRequest extends IncomingMessage {
  session: (Session & Partial<SessionData>) | undefined;
  sessionID: string;
  /** What express-session asks whether a Secure cookie may be set. */
  secure: boolean;
}

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
    /** Id of the session whose place it took, which is good for a moment yet; absent for one that began with signing in. */
    follows?: string;
    /** Milliseconds since 1970; a switch of organisation does not move it. */
    signed_in_at: number;
    /** Milliseconds since 1970 when its person last proved who they are; absent while they never did in it. */
    confirmed_at?: number;
    /** The member of staff who goes on in it as somebody else; absent while people are there in person. */
    real?: RealSession;
  }
}

/** Where somebody sat before they became somebody else, and sits again after. */
export interface RealSession {
  user_uid: string;
  organization_uid: string | null;
  session_epoch: number;
  confirmed_at?: number;
  /** When their time as somebody else is over, milliseconds since 1970. */
  until: number;
}

/** Who is signed in and where they work, as a request's session says. */
export interface SignedInSession {
  session_id: string;
  user_uid: string;
  organization_uid: string | null;
  session_epoch: number;
  /** Milliseconds since 1970 when the person last proved who they are; 0 when never in this session. */
  confirmed_at: number;
  /** Who of the staff sits in it as them; null while they are there in person. */
  real: RealSession | null;
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

/** The session that somebody is signed in to. */
export function signedInSession(
  session_id: string,
  {
    user_uid = '',
    organization_uid = null,
    session_epoch = 0,
    confirmed_at = 0,
    privileges,
    superseded_at,
    real = null,
  }: Omit<Partial<SessionData>, 'real'> & { real?: RealSession | null },
): SignedInSession {
  const superseded = superseded_at !== undefined;
  const session = { session_id, user_uid, organization_uid, session_epoch, confirmed_at, real };
  return { ...session, privileges, superseded };
}

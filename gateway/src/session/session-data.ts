import 'express-session';

declare module 'express-session' {
  interface SessionData {
    user_uid: string;
    /** Organisation the person works in now; null for a standalone person. */
    organization_uid: string | null;
    /** Milliseconds since 1970. */
    signed_in_at: number;
  }
}

/** Days without a request after which a session ends. */
export const IDLE_DAYS = 14;
/** Days after signing in at which a session ends in any case. */
export const ABSOLUTE_DAYS = 30;
export const DAY_MS = 86_400_000;

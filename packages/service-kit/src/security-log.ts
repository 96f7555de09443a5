import { emailAddress, type SecurityEventName } from '@coaching/contracts';
import type { Logger } from 'pino';

/** One line of the security log. There is no field for a secret, and none may be put into another one. */
export interface SecurityEvent {
  event: SecurityEventName;
  result: 'done' | 'refused';
  /** Who did it, if they are signed in or are so now. */
  user_uid?: string | null;
  /** Who of the staff did it, signed in as them. */
  real_uid?: string | null;
  /** To whose account, when it is not their own; of an organisation or a program, to which. */
  about_uid?: string;
  /** Organisation it was done in, when that is not the one they work in. */
  organization_uid?: string;
  /** Address that was tried or changed, as it came; written only if it is one, since people type passwords anywhere. */
  email?: unknown;
  /** Network address it came from. */
  from?: string;
  request_id?: string;
  /** Method and path of the call as the contract writes them, without what was asked. */
  call?: string;
  /** HTTP status it was answered with. */
  status?: number;
}

/** Writes one line of the security log. */
export type LogSecurity = (event: SecurityEvent) => void;

/**
 * The security log: lines of the platform's own log with `security: true`, written at every LOG_LEVEL but silent. Who
 * looks into a break-in needs the address that was tried, so that is written as it is.
 */
export function securityLog(log: Logger): LogSecurity {
  const lines = log.child({ security: true }, { level: log.level === 'silent' ? 'silent' : 'info' });
  return ({ email, ...event }) => {
    const { data: address } = emailAddress.safeParse(email);
    lines.info({
      ...event,
      user_uid: event.user_uid ?? undefined,
      real_uid: event.real_uid ?? undefined,
      email: address,
    });
  };
}

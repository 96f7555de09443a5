import { type AuditedDeed, type Call, isBinPath } from '@coaching/contracts';

/** How a call ended. */
export interface CallOutcome {
  /** HTTP status. */
  status: number;
  /** It began a session for somebody. */
  startedSession: boolean;
  /** A file for spreadsheets was answered. */
  isFile: boolean;
}

type AuditedCall = Pick<Call, 'method' | 'path' | 'limited' | 'session'>;

const isRestoring = ({ method, path }: AuditedCall) =>
  method === 'POST' && (path.endsWith('/undelete') || isBinPath(path));

/** What a call is to the audit log by how it ended; null for what is not of interest. */
export function auditedDeed(
  call: AuditedCall,
  { status, startedSession, isFile }: CallOutcome,
): AuditedDeed | null {
  const { method, limited, session } = call;
  if (status >= 500) return null;
  if (status < 400) {
    if (startedSession && session === 'starts') return 'sign-in';
    if (method === 'DELETE') return 'deleted';
    if (isRestoring(call)) return 'restored';
    return isFile ? 'exported' : null;
  }
  if ((limited === 'credentials' || limited === 'codes') && session === 'starts') return 'sign-in-failed';
  return status === 403 ? 'refused' : null;
}

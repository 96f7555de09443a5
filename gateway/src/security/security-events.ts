import type { SecurityEventName } from '@coaching/contracts';
import { type LogSecurity, Refusal } from '@coaching/service-kit';
import type { RequestContext } from '../edge/request-context';
import { type CallRow, nameOf } from '../table/call-row';

const changes = (method: string) => method !== 'GET';

/** What a call is to the security log by its outcome; null when that is not of interest, or the service's to say. */
export function securityEventOf(call: CallRow, status: number): SecurityEventName | null {
  const { session, limited, method } = call;
  const isDone = status >= 200 && status < 300;
  if (status === 429) return 'limit-reached';
  if (status >= 500) return null;
  if (session === 'ends') return 'sign-out';
  if (session === 'starts' && isDone) return 'sign-in';
  if (limited === 'credentials' && session === 'switches')
    return isDone ? 'confirmed' : 'confirmation-failed';
  if (limited === 'credentials') return isDone ? null : 'sign-in-failed';
  if ((limited === 'codes' || limited === 'course-codes') && !isDone) return 'code-refused';
  if (limited === 'mail') return 'code-requested';
  if (status === 403) return 'refused';
  return changes(method) && status === 401 ? 'refused' : null;
}

/** Writes down what a call was to security, also when its caller did not wait for the answer. */
export async function logCall(
  context: RequestContext,
  call: CallRow,
  logSecurity: LogSecurity,
  answer: () => Promise<void>,
): Promise<void> {
  const log = (status: number) => {
    const event = securityEventOf(call, status);
    if (!event) return;
    const { user_uid, real_uid, email, address, id } = context;
    const result = status < 400 ? 'done' : 'refused';
    const about = { user_uid, real_uid, email, from: address, request_id: id };
    logSecurity({ event, result, ...about, call: nameOf(call), status });
  };
  try {
    await answer();
    if (context.response.headersSent) log(context.response.statusCode);
  } catch (error) {
    if (error instanceof Refusal) log(error.status);
    throw error;
  }
}

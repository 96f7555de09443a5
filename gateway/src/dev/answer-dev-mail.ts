import type { RequestListener } from 'node:http';
import { answerNotFound } from '../edge/answers';
import type { Visit } from '../edge/visit';
import { hostname, isLoopback } from '../security/origin';

const paths = new Set(['/dev/mail', '/dev/mail.json']);

/** Headers of a proxy: whoever comes by one may be anywhere. */
const ofProxies = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Does the request come from this very machine, by a name that means it (so that no foreign name leads here)? */
export function isFromThisMachine({ request, address }: Pick<Visit, 'request' | 'address'>): boolean {
  const peer = request.socket.remoteAddress ?? '';
  return (
    [peer, address].every((one) => /^(::ffff:)?127\./.test(one) || one === '::1') &&
    isLoopback(hostname(request.headers.host)) &&
    ofProxies.every((name) => request.headers[name] === undefined)
  );
}

/**
 * Kept mail for who works on this machine: it holds codes that sign in. Without a listener these paths are
 * nothing special.
 * @returns whether the visit has been answered
 */
export function answerDevMail(listener: RequestListener | undefined): (visit: Visit) => boolean {
  return (visit) => {
    if (!listener || !paths.has(visit.path)) return false;
    const isRead = visit.request.method === 'GET' || visit.request.method === 'HEAD';
    if (!isRead || !isFromThisMachine(visit)) answerNotFound(visit);
    else {
      visit.response.setHeader('Cache-Control', 'no-store');
      listener(visit.request, visit.response);
    }
    return true;
  };
}

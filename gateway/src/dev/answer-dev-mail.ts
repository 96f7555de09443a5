import type { RequestListener } from 'node:http';
import { isLoopback } from '@coaching/service-kit';
import { answerNotFound } from '../edge/answers';
import type { RequestContext } from '../edge/request-context';
import { hostname } from '../security/origin';

const paths = new Set(['/dev/mail', '/dev/mail.json']);

/** Headers of a proxy: whoever comes by one may be anywhere. */
const ofProxies = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Does the request come from this very machine, by a name that means it (so that no foreign name leads here)? */
export function isFromThisMachine({
  request,
  address,
}: Pick<RequestContext, 'request' | 'address'>): boolean {
  const peer = request.socket.remoteAddress ?? '';
  return (
    [peer, address].every((one) => /^(::ffff:)?127\./.test(one) || one === '::1') &&
    isLoopback(hostname(request.headers.host)) &&
    ofProxies.every((name) => request.headers[name] === undefined)
  );
}

/**
 * Stored mail for who works on this machine: it holds codes that sign in. Where browsers come from elsewhere it is not
 * there for anybody: a proxy here may ask as this machine does, by the upstream's name and without saying for whom.
 * @returns whether the request has been answered
 */
export function answerDevMail(
  listener: RequestListener | undefined,
  publicOrigin: string | undefined,
): (context: RequestContext) => boolean {
  const isHere = !publicOrigin || isLoopback(new URL(publicOrigin).hostname);
  return (context) => {
    if (!listener || !paths.has(context.path)) return false;
    if (!isHere) {
      answerNotFound(context);
      return true;
    }
    const isRead = context.request.method === 'GET' || context.request.method === 'HEAD';
    if (!isRead || !isFromThisMachine(context)) answerNotFound(context);
    else {
      context.response.setHeader('Cache-Control', 'no-store');
      listener(context.request, context.response);
    }
    return true;
  };
}

import type { RequestListener } from 'node:http';
import type { Logger } from '@coaching/service-kit';
import { logAccess } from '../edge/access-log';
import { answerJson } from '../edge/answers';
import { openRequestContext } from '../edge/open-request-context';
import { answerHealth } from '../health/answer-health';
import { securityHeaders } from '../security/headers';
import { trustedProxies } from '../security/proxies';
import { serveFiles } from './serve-files';

/** Serves web files and health answers, and nothing else. */
export function staticListener(webRoot: string, log: Logger): RequestListener {
  const headers = securityHeaders(false);
  const files = serveFiles(webRoot, { 'api-base': '/api' });
  const trust = trustedProxies(undefined);
  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    const { context, plain } = openRequestContext(request, response, trust);
    logAccess(context, log);
    if (!plain) return answerJson(context, 404, { message: 'There is nothing at this address.' });
    if (!answerHealth(context, async () => null)) files(request, response);
  };
}

import type { RequestListener } from 'node:http';
import type { Logger } from '@coaching/service-kit';
import { logAccess } from '../edge/access-log';
import { answerJson } from '../edge/answers';
import { openVisit } from '../edge/open-visit';
import { answerHealth } from '../health/answer-health';
import { securityHeaders } from '../security/headers';
import { trustedProxies } from '../security/proxies';
import { serveFiles } from './serve-files';

/** Serves web files and health answers, and nothing else. */
export function staticListener(webRoot: string, log: Logger): RequestListener {
  const headers = securityHeaders(false);
  const files = serveFiles(webRoot);
  const trust = trustedProxies(undefined);
  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    const { visit, plain } = openVisit(request, response, trust);
    logAccess(visit, log);
    if (!plain) return answerJson(visit, 404, { message: 'There is nothing at this address.' });
    if (!answerHealth(visit, async () => null)) files(request, response);
  };
}

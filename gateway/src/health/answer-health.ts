import { answerJson } from '../edge/answers';
import type { Visit } from '../edge/visit';

/** Answers `/healthz` (the process lives) and `/readyz` (every part can serve); false for any other path. */
export function answerHealth(visit: Visit, notReadyBecause: () => Promise<string | null>): boolean {
  const isProbe = visit.path === '/healthz' || visit.path === '/readyz';
  if (!isProbe || !['GET', 'HEAD'].includes(visit.request.method ?? '')) return false;
  const headers = { 'Cache-Control': 'no-store' };
  if (visit.path === '/healthz') answerJson(visit, 200, { ok: true }, headers);
  else
    notReadyBecause().then((reason) =>
      answerJson(visit, reason ? 503 : 200, reason ? { message: reason } : { ok: true }, headers),
    );
  return true;
}

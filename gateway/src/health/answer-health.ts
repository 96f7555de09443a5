import { answerJson } from '../edge/answers';
import type { RequestContext } from '../edge/request-context';

/** Answers `/healthz` (the process lives) and `/readyz` (every part can serve); false for any other path. */
export function answerHealth(
  context: RequestContext,
  notReadyBecause: () => Promise<string | null>,
): boolean {
  const isProbe = context.path === '/healthz' || context.path === '/readyz';
  if (!isProbe || !['GET', 'HEAD'].includes(context.request.method ?? '')) return false;
  const headers = { 'Cache-Control': 'no-store' };
  if (context.path === '/healthz') answerJson(context, 200, { ok: true }, headers);
  else
    notReadyBecause().then((reason) =>
      answerJson(context, reason ? 503 : 200, reason ? { message: reason } : { ok: true }, headers),
    );
  return true;
}

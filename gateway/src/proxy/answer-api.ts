import { answerJson, answerNotFound } from '../edge/answers';
import type { Visit } from '../edge/visit';
import { originGuard } from '../security/origin';
import { answerCall, type CallParts } from './answer-call';
import { routeTable } from './route-table';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

interface ApiParts extends CallParts {
  apiBase: string;
  publicOrigin: string | undefined;
}

/** Where a path below the API's base leads. */
export interface Api {
  /** Is the path below the base, and, where the base is empty, one of the table's? */
  concerns(visit: Visit): boolean;
  answer(visit: Visit): Promise<void>;
}

/** The calls of the table below their base, guarded against other sites. */
export function api({ apiBase, publicOrigin, ...parts }: ApiParts): Api {
  const route = routeTable();
  const refuseForeign = originGuard(publicOrigin);
  return {
    concerns({ request, path }) {
      if (apiBase !== '') return path.startsWith(`${apiBase}/`) || path === apiBase;
      return route(request.method ?? '', path).kind !== 'unknown';
    },
    async answer(visit) {
      const { request, response } = visit;
      response.setHeader('Cache-Control', 'no-store');
      const path = visit.path.slice(apiBase.length);
      const found = route(request.method ?? '', path);
      if (found.kind === 'unknown') return answerNotFound(visit);
      if (found.kind === 'wrong-method')
        return answerJson(visit, 405, { message: 'This cannot be done here.' }, { Allow: found.allow });
      if (!harmless.has(request.method ?? '')) refuseForeign(request);
      return answerCall(visit, found.call, path, parts);
    },
  };
}

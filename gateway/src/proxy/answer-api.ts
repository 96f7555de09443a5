import { type LogSecurity, NotAllowed } from '@coaching/service-kit';
import { answerAway, answerJson, answerNotFound } from '../edge/answers';
import type { RequestContext } from '../edge/request-context';
import { answerRecycleBin } from '../recycle-bin/answer-recycle-bin';
import { GATEWAY } from '../recycle-bin/own-calls';
import { FOREIGN, foreignOrigin } from '../security/origin';
import { logCall } from '../security/security-events';
import { type CallRow, nameOf } from '../table/call-row';
import type { CallTable } from '../table/call-table';
import { answerCall, type CallParts } from './answer-call';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

interface ApiParts extends CallParts {
  apiBase: string;
  publicOrigin: string | undefined;
  table: Pick<CallTable, 'route' | 'isComplete'>;
  logSecurity: LogSecurity;
}

/** Where a path below the API's base leads. */
export interface Api {
  /** Is the path below the base, and, where the base is empty, one of the table's? */
  concerns(context: RequestContext): boolean;
  answer(context: RequestContext): Promise<void>;
}

/** The calls of the table below their base, guarded against other sites. */
export function api({ apiBase, publicOrigin, table, logSecurity, ...parts }: ApiParts): Api {
  const isForeign = foreignOrigin(publicOrigin);
  const refuseForeign = ({ request, address, id }: RequestContext, call: CallRow) => {
    if (!isForeign(request)) return;
    logSecurity({
      event: 'foreign-origin',
      result: 'refused',
      from: address,
      request_id: id,
      call: nameOf(call),
      status: 403,
    });
    throw new NotAllowed(FOREIGN);
  };
  return {
    concerns({ request, path }) {
      if (apiBase !== '') return path.startsWith(`${apiBase}/`) || path === apiBase;
      return table.route(request.method ?? '', path).kind !== 'unknown';
    },
    async answer(context) {
      const { request, response } = context;
      response.setHeader('Cache-Control', 'no-store');
      const path = context.path.slice(apiBase.length);
      const found = table.route(request.method ?? '', path);
      // A service that has not sent its table yet may answer this.
      if (found.kind === 'unknown') return (table.isComplete() ? answerNotFound : answerAway)(context);
      if (found.kind === 'wrong-method')
        return answerJson(context, 405, { message: 'This cannot be done here.' }, { Allow: found.allow });
      if (!harmless.has(request.method ?? '')) refuseForeign(context, found.call);
      const answer = found.call.owner === GATEWAY ? answerRecycleBin : answerCall;
      return logCall(context, found.call, logSecurity, () => answer(context, found.call, path, parts));
    },
  };
}

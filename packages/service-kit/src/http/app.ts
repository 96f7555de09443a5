import { type Call, callRows, MESSAGES } from '@coaching/contracts';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { ActorTokens } from '../actor/actor-tokens';
import type { TableTokens } from '../actor/table-tokens';
import type { RecordAudit } from '../audit/audit-trail';
import { NotFound } from '../errors';
import { securityLog } from '../security-log';
import type { SessionGrant } from '../service';
import { accessLog } from './access-log';
import { admitCaller } from './admit-caller';
import { answerCall } from './answer-call';
import { answerEvents } from './answer-events';
import { answerTable, TABLE_PATH } from './answer-table';
import { jsonBody } from './json-body';
import type { OpenStreams } from './open-streams';
import type { AnyHandler } from './read-call';
import type { RunningRequests } from './running-requests';
import { sentFile } from './sent-file';
import { translateErrors } from './translate-errors';

/** What a service's HTTP face is made of. */
export interface AppParts {
  name: string;
  /** The calls it answers, by name; those that the contracts say it owns unless given. */
  calls?: readonly [name: string, call: Call][];
  handlers: Record<string, AnyHandler | undefined>;
  tokens: ActorTokens;
  tableTokens: TableTokens;
  seal(grant: SessionGrant): string;
  running: RunningRequests;
  streams: OpenStreams;
  notReadyBecause(): Promise<string | null>;
  log: Logger;
  /** Publishes what calls did for the audit log; nothing is unless given. */
  recordAudit?: RecordAudit;
}

/**
 * One route for each call that the service owns, the table of them for the gateway, health answers, and errors in one
 * shape.
 * @throws when a call has no handler
 */
export function createApp({
  name,
  calls = callRows.filter(([, { owner }]) => owner === name),
  handlers,
  tokens,
  tableTokens,
  seal,
  running,
  streams,
  notReadyBecause,
  log,
  recordAudit = async () => {},
}: AppParts): Express {
  const app = express();
  const logSecurity = securityLog(log);
  app
    .disable('x-powered-by')
    .disable('etag')
    .set('case sensitive routing', true)
    .set('query parser', 'simple');
  app.get('/healthz', (_request, response) => void response.json({ ok: true }));
  app.get('/readyz', async (_request, response) => {
    const reason = await notReadyBecause();
    response.status(reason ? 503 : 200).json(reason ? { message: reason } : { ok: true });
  });
  const answersTable = answerTable(name, calls, tableTokens);
  // The gateway asks all the time, which is nothing to log; whoever else does finds nothing here, and is logged.
  app.get(TABLE_PATH, (request, response, next) => {
    if (!answersTable(request, response)) next();
  });
  app.use(running.count, accessLog(log));
  for (const [callName, call] of calls) {
    const handler = handlers[callName];
    if (!handler) throw new Error(`${name} does not answer ${callName}.`);
    const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    const guards = [admitCaller(call, tokens)];
    if (call.body) guards.push(jsonBody(call.body.safeParse(undefined).success));
    if (call.sendsFile) guards.push(sentFile(call.sendsFile.maxBytes));
    const answer = call.answersEvents
      ? answerEvents(call, handler, streams, log)
      : answerCall(call, handler, seal, logSecurity, recordAudit);
    app[method](call.path, ...guards, answer);
  }
  app.use(() => {
    throw new NotFound(MESSAGES.notFound);
  });
  app.use(translateErrors(log));
  return app;
}

import { type CallName, callRows, MESSAGES, type ServiceName } from '@coaching/contracts';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { ActorTokens } from '../actor/actor-tokens';
import { NotFound } from '../errors';
import type { SessionGrant } from '../service';
import { accessLog } from './access-log';
import { admitCaller } from './admit-caller';
import { answerCall } from './answer-call';
import { answerEvents } from './answer-events';
import { jsonBody } from './json-body';
import type { OpenStreams } from './open-streams';
import type { AnyHandler } from './read-call';
import type { RunningRequests } from './running-requests';
import { sentFile } from './sent-file';
import { translateErrors } from './translate-errors';

/** What a service's HTTP face is made of. */
export interface AppParts {
  name: ServiceName;
  handlers: Partial<Record<CallName, AnyHandler>>;
  tokens: ActorTokens;
  seal(grant: SessionGrant): string;
  running: RunningRequests;
  streams: OpenStreams;
  notReadyBecause(): Promise<string | null>;
  log: Logger;
}

/**
 * One route for each call that the service owns, health answers, and errors in one shape.
 * @throws when a call has no handler
 */
export function createApp({
  name,
  handlers,
  tokens,
  seal,
  running,
  streams,
  notReadyBecause,
  log,
}: AppParts): Express {
  const app = express();
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
  app.use(running.count, accessLog(log));
  for (const [callName, call] of callRows) {
    if (call.owner !== name) continue;
    const handler = handlers[callName];
    if (!handler) throw new Error(`${name} does not answer ${callName}.`);
    const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    const guards = [admitCaller(call, tokens)];
    if (call.body) guards.push(jsonBody);
    if (call.sendsFile) guards.push(sentFile(call.sendsFile.maxBytes));
    const answer = call.answersEvents
      ? answerEvents(call, handler, streams, log)
      : answerCall(call, handler, seal);
    app[method](call.path, ...guards, answer);
  }
  app.use(() => {
    throw new NotFound(MESSAGES.notFound);
  });
  app.use(translateErrors(log));
  return app;
}

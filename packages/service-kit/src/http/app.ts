import {
  type Call,
  type CallName,
  callRows,
  MAX_BODY_BYTES,
  MESSAGES,
  type ServiceName,
} from '@coaching/contracts';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { ActorTokens } from '../actor/actor-tokens';
import { NotFound } from '../errors';
import type { SessionGrant } from '../service';
import { accessLog } from './access-log';
import { type AnyHandler, answerCall } from './answer-call';
import { translateErrors } from './translate-errors';

/** What a service's HTTP face is made of. */
export interface AppParts {
  name: ServiceName;
  handlers: Partial<Record<CallName, AnyHandler>>;
  tokens: ActorTokens;
  seal(grant: SessionGrant): string;
  notReadyBecause(): Promise<string | null>;
  log: Logger;
}

const jsonBody = express.json({ limit: MAX_BODY_BYTES, type: 'application/json' });

/** One route for each call that the service owns, health answers, and errors in one shape. */
export function createApp({ name, handlers, tokens, seal, notReadyBecause, log }: AppParts): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag').set('case sensitive routing', true);
  app.get('/healthz', (_request, response) => void response.json({ ok: true }));
  app.get('/readyz', async (_request, response) => {
    const reason = await notReadyBecause();
    response.status(reason ? 503 : 200).json(reason ? { message: reason } : { ok: true });
  });
  app.use(accessLog(log));
  for (const [callName, call] of callRows as [CallName, Call][]) {
    if (call.owner !== name) continue;
    const handler = handlers[callName]!;
    const method = call.method.toLowerCase() as 'get' | 'post' | 'delete';
    app[method](
      call.path,
      ...(call.body ? [jsonBody] : []),
      answerCall({ call, handler, tokens, seal, log }),
    );
  }
  app.use(() => {
    throw new NotFound(MESSAGES.notFound);
  });
  app.use(translateErrors(log));
  return app;
}

import { MESSAGES, type ServiceName } from '@coaching/contracts';
import {
  accessLog,
  createActorTokens,
  NotFound,
  type Subscription,
  translateErrors,
} from '@coaching/service-kit';
import express, { type RequestHandler } from 'express';
import { resolveActors } from './actor/actors';
import { reference } from './docs/reference';
import { readiness } from './health/readiness';
import { unreachable } from './health/unreachable';
import { credentialLimits } from './limits/credential-limits';
import type { Gateway, GatewayOptions } from './options';
import { callRoutes } from './proxy/call-routes';
import { type ServiceClient, serviceClient } from './proxy/service-client';
import { securityHeaders } from './security/headers';
import { refuseForeignOrigin } from './security/origin';
import { RememberingStore } from './session/remembering-store';
import { openSessionStorage } from './session/session-store';
import { sessions } from './session/sessions';
import { remoteServers } from './static/remote-servers';
import { webFiles } from './static/web-files';

const noStore: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

/**
 * The single public host: sessions, who is calling, every call to its owner, static files.
 * @throws when the session store cannot be reached
 */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { apiBase, publicOrigin, log: parent, bus } = options;
  const log = parent.child({ service: 'gateway' });
  const https = publicOrigin?.startsWith('https:') ?? false;
  const storage = await openSessionStorage(options.sessions);
  const tokens = createActorTokens(options.actorSecret);
  const clients = Object.fromEntries(
    Object.entries(options.services).map(([name, target]) => [name, serviceClient(target)]),
  ) as Record<ServiceName, ServiceClient>;
  const actors = resolveActors(clients.identity, tokens);
  const heard: Subscription | null =
    (await bus?.listen(['user.updated', 'user.deleted', 'organization.updated'], () => actors.forget())) ??
    null;
  const remotes = options.remotes ? remoteServers(options.remotes, log) : null;
  const notReadyBecause = () => readiness(clients, storage, bus);

  const app = express();
  app.disable('x-powered-by').disable('etag');
  if (options.trustProxy) app.set('trust proxy', options.trustProxy);
  app.get('/healthz', (_request, response) => void response.json({ ok: true }));
  app.get('/readyz', async (_request, response) => {
    const reason = await notReadyBecause();
    response.status(reason ? 503 : 200).json(reason ? { message: reason } : { ok: true });
  });
  app.use(accessLog(log), securityHeaders({ https }));

  const api = express.Router({ caseSensitive: true });
  api.use(reference(apiBase));
  api.use(
    noStore,
    refuseForeignOrigin(publicOrigin),
    sessions({ store: new RememberingStore(storage.store), secret: options.sessionSecret, secure: https }),
    callRoutes({
      clients,
      actors,
      tokens,
      actorSecret: options.actorSecret,
      limits: credentialLimits(storage.redis),
    }),
  );
  if (apiBase !== '') app.use(apiBase, api);
  if (remotes) app.use(remotes.router);
  if (options.webRoot) app.use(webFiles(options.webRoot));
  if (apiBase === '') app.use(api);
  app.use(() => {
    throw new NotFound(MESSAGES.notFound);
  });
  app.use(unreachable(log), translateErrors(log));

  return {
    handler: app,
    notReadyBecause,
    async stop() {
      await heard?.stop();
      await remotes?.close();
      for (const client of Object.values(clients)) await client.close();
      await storage.close();
    },
  };
}

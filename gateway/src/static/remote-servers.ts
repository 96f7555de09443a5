import { type RemoteEntry, remoteEntrySchema } from '@coaching/contracts';
import { type Logger, REQUEST_ID_HEADER } from '@coaching/service-kit';
import { Router } from 'express';
import { Pool } from 'undici';
import { forwardTo } from '../proxy/forward';

const ASK_AGAIN_MS = 5000;

export interface RemoteServers {
  router: Router;
  close(): Promise<void>;
}

/**
 * Remotes that have servers of their own: their files under our origin, and a registry made of what each
 * says is current. A server that is away keeps its last known entry.
 */
export function remoteServers(origins: Record<string, string>, log: Logger): RemoteServers {
  const router = Router();
  const pools = new Map(
    Object.entries(origins).map(([name, origin]) => [name, new Pool(origin, { headersTimeout: 10_000 })]),
  );
  const entries = new Map<string, RemoteEntry>();
  let askedAt = 0;

  async function ask(name: string, pool: Pool): Promise<void> {
    try {
      const { statusCode, body } = await pool.request({ method: 'GET', path: `/remotes/${name}/entry.json` });
      if (statusCode !== 200) throw new Error(`answered ${statusCode}`);
      entries.set(name, remoteEntrySchema.parse(await body.json()));
    } catch (error) {
      log.warn({ error, remote: name }, 'a remote’s server does not say what is current');
    }
  }

  router.get('/remotes.json', async (_request, response) => {
    if (Date.now() - askedAt > ASK_AGAIN_MS) {
      askedAt = Date.now();
      await Promise.all([...pools].map(([name, pool]) => ask(name, pool)));
    }
    response.setHeader('Cache-Control', 'no-cache');
    response.json({ remotes: [...pools.keys()].flatMap((name) => entries.get(name) ?? []) });
  });

  router.use('/remotes/:name', async (request, response, next) => {
    const pool = pools.get(request.params.name as string);
    if (!pool || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    const { 'accept-encoding': encoding } = request.headers;
    const ours = {
      [REQUEST_ID_HEADER]: response.locals.request_id as string,
      ...(typeof encoding === 'string' ? { 'accept-encoding': encoding } : {}),
    };
    await forwardTo(pool, request.originalUrl, request, response, ours);
  });

  return {
    router,
    async close() {
      for (const pool of pools.values()) await pool.close();
    },
  };
}

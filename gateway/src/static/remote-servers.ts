import { type RemoteEntry, remoteEntrySchema } from '@coaching/contracts';
import type { Logger } from '@coaching/service-kit';
import { answerJson, answerNotFound } from '../edge/answers';
import { Unavailable } from '../edge/errors';
import type { RequestContext } from '../edge/request-context';
import { collect } from '../proxy/collect';
import { forwardedHeaders } from '../proxy/headers';
import { httpTransport } from '../proxy/http-transport';
import { relay } from '../proxy/relay';
import type { Transport } from '../proxy/transport';

/** How long the registry is answered from what the servers answered last, in milliseconds. */
const BELIEVED_MS = 5000;

export interface RemoteServers {
  /** Answers the registry and the remotes' files; false for any other path. */
  answer(context: RequestContext): Promise<boolean>;
  close(): Promise<void>;
}

interface Parts {
  ownHeaders: ReadonlySet<string>;
  log: Logger;
  now: () => number;
}

/** What a remote's server says is current. @throws when it says nothing usable */
async function currentEntry(name: string, server: Transport): Promise<RemoteEntry> {
  const path = `/remotes/${name}/entry.json`;
  const { status, body } = await collect(server, { method: 'GET', path, headers: {}, body: null });
  if (status !== 200) throw new Error(`answered ${status}`);
  return remoteEntrySchema.parse(JSON.parse(body.toString()));
}

/**
 * Remotes that have servers of their own: their files under our origin, and a registry made of what each says
 * is current. A server that is away keeps its last known entry.
 * @param origins server by remote
 */
export function remoteServers(
  origins: Record<string, string>,
  { ownHeaders, log, now }: Parts,
): RemoteServers {
  const servers = new Map(Object.entries(origins).map(([name, origin]) => [name, httpTransport(origin)]));
  const entries = new Map<string, RemoteEntry>();
  let requestedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<unknown> = Promise.resolve();

  const askAll = () =>
    Promise.all(
      [...servers].map(async ([name, server]) => {
        try {
          entries.set(name, await currentEntry(name, server));
        } catch (error) {
          log.warn({ err: error, remote: name }, 'a remote’s server does not say what is current');
        }
      }),
    );

  async function answerRegistry(context: RequestContext): Promise<void> {
    if (now() - requestedAt > BELIEVED_MS) {
      requestedAt = now();
      asking = askAll();
    }
    await asking;
    const remotes = [...servers.keys()].flatMap((name) => entries.get(name) ?? []);
    answerJson(context, 200, { remotes }, { 'Cache-Control': 'no-cache' });
  }

  async function answerFile(context: RequestContext, server: Transport): Promise<void> {
    const { request, path, search } = context;
    const headers = forwardedHeaders(request.headers);
    const encodings = request.headers['accept-encoding'];
    if (typeof encodings === 'string') headers['accept-encoding'] = encodings;
    const outgoing = { method: request.method!, path: path + search, headers, body: null };
    await relay(server, outgoing, context, ownHeaders).catch((cause) => {
      throw new Unavailable('This part of the page cannot be loaded just now. Please try again.', { cause });
    });
  }

  return {
    async answer(context) {
      const isRegistry = context.path === '/remotes.json';
      const server = servers.get(/^\/remotes\/([^/]+)\//.exec(context.path)?.[1] ?? '');
      if (!isRegistry && !server) return false;
      if (context.request.method !== 'GET' && context.request.method !== 'HEAD') answerNotFound(context);
      else if (server) await answerFile(context, server);
      else await answerRegistry(context);
      return true;
    },
    async close() {
      for (const server of servers.values()) await server.close();
    },
  };
}

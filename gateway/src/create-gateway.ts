import type { RequestListener } from 'node:http';
import { type ServiceName, serviceNames } from '@coaching/contracts';
import { createActorTokens } from '@coaching/service-kit';
import { Actors } from './actor/actors';
import { fetchActor } from './actor/fetch-actor';
import { answerDevMail } from './dev/answer-dev-mail';
import { docsUnder } from './docs/answer-docs';
import { logAccess } from './edge/access-log';
import { answerError, answerJson, answerNotFound } from './edge/answers';
import { openVisit } from './edge/open-visit';
import type { Visit } from './edge/visit';
import { answerHealth } from './health/answer-health';
import { type CheckedPart, firstNotReady } from './health/readiness';
import { openCounters } from './limits/counters';
import type { Gateway, GatewayOptions } from './options';
import { api } from './proxy/answer-api';
import { apiAddresses } from './proxy/api-address';
import { httpTransport } from './proxy/http-transport';
import { inProcessTransport } from './proxy/in-process-transport';
import { liveStreams } from './proxy/live-streams';
import type { Transport } from './proxy/transport';
import { securityHeaders } from './security/headers';
import { trustedProxies } from './security/proxies';
import { Sessions } from './session/sessions';
import { openSessionStore } from './session/store';
import { remoteServers } from './static/remote-servers';
import { serveFiles } from './static/serve-files';

function transportsTo(services: GatewayOptions['services']): Record<ServiceName, Transport> {
  const entries = serviceNames.map((name) => {
    const target = services[name];
    return [
      name,
      'url' in target
        ? httpTransport(target.url)
        : inProcessTransport(target.handler, target.notReadyBecause),
    ];
  });
  return Object.fromEntries(entries) as Record<ServiceName, Transport>;
}

/**
 * The single public host: sessions, who is calling, every call to its owner, the reference, web files.
 * @throws when sessions or limits cannot be reached, or a setting makes no sense
 */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { publicOrigin, bus, log, now = Date.now } = options;
  const apiBase = options.apiBase === '/' ? '' : options.apiBase;
  const headers = securityHeaders(publicOrigin?.startsWith('https:') ?? false, options.uploadsTo);
  const ownHeaders = new Set(headers.map(([name]) => name.toLowerCase()));
  const trust = trustedProxies(options.trustProxy);
  const tokens = createActorTokens(options.actorSecret);
  const transports = transportsTo(options.services);
  const place = options.rateLimits ?? ('redisUrl' in options.sessions ? options.sessions : 'in-process');

  const kept = await openSessionStore(options.sessions);
  const limits = await openCounters(place);
  const sessions = new Sessions({ store: kept.store, secret: options.sessionSecret, publicOrigin, now });
  const actors = new Actors({ fetch: (seat) => fetchActor(transports.identity, tokens, seat), tokens, now });
  const heard = await bus?.listen(['user.updated', 'user.deleted', 'organization.updated'], () =>
    actors.forget(),
  );

  const streams = liveStreams();
  const calls = api({
    apiBase,
    publicOrigin,
    transports,
    sessions,
    actors,
    counters: limits.counters,
    streams,
    actorSecret: options.actorSecret,
    ownHeaders: new Set([...ownHeaders, 'cache-control']),
    apiAddress: apiAddresses(apiBase, publicOrigin),
  });
  const answerDocs = docsUnder(apiBase);
  const answerDev = answerDevMail(options.devMail);
  const remotes = options.remotes ? remoteServers(options.remotes, { ownHeaders, log, now }) : null;
  const files = options.webRoot === null ? null : serveFiles(options.webRoot);

  const parts: CheckedPart[] = [
    { name: 'sessions', notReadyBecause: kept.notReadyBecause },
    ...serviceNames.map((name) => ({ name, notReadyBecause: transports[name].notReadyBecause })),
    ...(bus ? [{ name: 'events', notReadyBecause: () => bus.notReadyBecause() }] : []),
  ];
  const notReadyBecause = () => firstNotReady(parts);

  /** On a host of its own the API has every path; beside web files, a browser that asks for a page gets one. */
  const isCall = (visit: Visit) =>
    calls.concerns(visit) &&
    !(apiBase === '' && files && visit.request.headers.accept?.includes('text/html'));

  async function answer(visit: Visit): Promise<void> {
    if (answerHealth(visit, notReadyBecause) || answerDocs(visit) || answerDev(visit)) return;
    if (isCall(visit)) return calls.answer(visit);
    if (await remotes?.answer(visit)) return;
    if (files) files(visit.request, visit.response);
    else answerNotFound(visit);
  }

  const handler: RequestListener = (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    const { visit, plain } = openVisit(request, response, trust);
    logAccess(visit, log);
    if (!plain) return answerJson(visit, 404, { message: 'There is nothing at this address.' });
    answer(visit).catch((error) => answerError(visit, error, log));
  };

  return {
    handler,
    notReadyBecause,
    endStreams: streams.endAll,
    async stop() {
      await heard?.stop();
      await remotes?.close();
      for (const transport of Object.values(transports)) await transport.close();
      await limits.close();
      await kept.close();
    },
  };
}

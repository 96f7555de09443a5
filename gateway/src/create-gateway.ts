import type { RequestListener } from 'node:http';
import {
  createActorTokens,
  createTableTokens,
  EVERY,
  inProcessSignals,
  securityLog,
} from '@coaching/service-kit';
import { Actors } from './actor/actors';
import { fetchActor } from './actor/fetch-actor';
import { cookiesFor } from './cookies/cookies';
import { knownDevices } from './cookies/known-devices';
import { visitors } from './cookies/visitors';
import { answerDevMail } from './dev/answer-dev-mail';
import { docsUnder } from './docs/answer-docs';
import { logAccess } from './edge/access-log';
import { answerError, answerJson, answerNotFound } from './edge/answers';
import { openRequestContext } from './edge/open-request-context';
import type { RequestContext } from './edge/request-context';
import { answerHealth } from './health/answer-health';
import { type CheckedPart, firstNotReady } from './health/readiness';
import { openCounters } from './limits/counters';
import type { Gateway, GatewayOptions } from './options';
import { api } from './proxy/answer-api';
import { apiAddresses } from './proxy/api-address';
import { liveStreams } from './proxy/live-streams';
import { openTransports } from './proxy/transports';
import { ownCalls } from './recycle-bin/own-calls';
import { securityHeaders } from './security/headers';
import { trustedProxies } from './security/proxies';
import { reportAudit } from './security/report-audit';
import { BELIEVED_ALONE_MS, BELIEVED_MS } from './session/expiry';
import type { SignedInSession } from './session/session-data';
import { Sessions } from './session/sessions';
import { openSessionStore } from './session/store';
import { remoteServers } from './static/remote-servers';
import { serveFiles } from './static/serve-files';
import { openCallTable } from './table/call-table';
import { serviceParts } from './table/service-parts';

/** How often readers of live streams are looked at although no signal came: one may get lost on its way. */
const LOOK_EVERY_MS = 10_000;
/** The same where no word comes at all. */
const LOOK_WITHOUT_BUS_MS = 1500;

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
  const transports = openTransports(options.services);
  const place = options.rateLimits ?? ('redisUrl' in options.sessions ? options.sessions : 'in-process');

  const sessionStore = await openSessionStore(options.sessions);
  const limits = await openCounters(place);
  const cookies = cookiesFor(publicOrigin);
  const signals = bus?.signals ?? inProcessSignals();
  const believedMs = options.isAlone ? BELIEVED_ALONE_MS : BELIEVED_MS;
  const sessions = new Sessions({
    store: sessionStore.store,
    secret: options.sessionSecret,
    cookies,
    signals,
    believedMs,
    now,
  });
  const identity = transports.to('identity');
  const fetch = (signedIn: SignedInSession) => fetchActor(identity, tokens, signedIn);
  const actors = new Actors({ fetch, tokens, believedMs, now });
  const forget = () => actors.forget();
  const stopListening = await Promise.all(
    (['person.changed', 'organization.changed'] as const).map((type) => signals.listen(type, EVERY, forget)),
  );
  // A signal may get lost on its way, an event comes later.
  const listening = await bus?.listen(
    ['user.updated', 'user.deleted', 'organization.updated', 'organization.deleted'],
    forget,
  );

  const streams = liveStreams();
  const tableTokens = createTableTokens(options.actorSecret);
  const table = await openCallTable({ transports: transports.all, tokens: tableTokens, own: ownCalls, log });
  const logSecurity = securityLog(log);
  const report = reportAudit(identity, tokens, { log, now });
  const calls = api({
    apiBase,
    publicOrigin,
    table,
    transportTo: transports.to,
    sessions,
    actors,
    counters: limits.counters,
    visitors: visitors(cookies),
    devices: knownDevices(cookies, options.sessionSecret, now),
    streams,
    signals,
    lookEveryMs: options.lookEveryMs ?? (bus ? LOOK_EVERY_MS : LOOK_WITHOUT_BUS_MS),
    actorSecret: options.actorSecret,
    logSecurity(event) {
      logSecurity(event);
      report(event);
    },
    ownHeaders: new Set([...ownHeaders, 'cache-control']),
    apiAddress: apiAddresses(apiBase, publicOrigin),
  });
  const answerDocs = docsUnder(apiBase, table);
  const answerDev = answerDevMail(options.devMail, publicOrigin);
  const remotes = options.remotes ? remoteServers(options.remotes, { ownHeaders, log, now }) : null;
  const files =
    options.webRoot === null
      ? null
      : serveFiles(options.webRoot, { ...options.pageSettings, 'api-base': apiBase });

  const parts: CheckedPart[] = [
    { name: 'sessions', notReadyBecause: sessionStore.notReadyBecause },
    ...serviceParts(transports.all, table),
    ...(bus ? [{ name: 'events', notReadyBecause: () => bus.notReadyBecause() }] : []),
  ];
  const notReadyBecause = () => firstNotReady(parts);

  /** On a host of its own the API has every path; beside web files, a browser that asks for a page gets one. */
  const isCall = (context: RequestContext) =>
    calls.concerns(context) &&
    !(apiBase === '' && files && context.request.headers.accept?.includes('text/html'));

  async function answer(context: RequestContext): Promise<void> {
    if (answerHealth(context, notReadyBecause) || answerDocs(context) || answerDev(context)) return;
    if (isCall(context)) return calls.answer(context);
    if (await remotes?.answer(context)) return;
    if (files) files(context.request, context.response);
    else if (apiBase === '') await calls.answer(context);
    else answerNotFound(context);
  }

  const handler: RequestListener = (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    const { context, plain } = openRequestContext(request, response, trust);
    logAccess(context, log);
    if (!plain) return answerJson(context, 404, { message: 'There is nothing at this address.' });
    answer(context).catch((error) => answerError(context, error, log));
  };

  return {
    handler,
    notReadyBecause,
    endStreams: streams.endAll,
    async stop() {
      await listening?.stop();
      for (const stop of stopListening) stop();
      await remotes?.close();
      table.stop();
      await transports.close();
      await limits.close();
      await sessionStore.close();
    },
  };
}

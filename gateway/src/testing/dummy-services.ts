import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { anActor } from '@coaching/access/testing';
import { type Actor, callRows, type ServiceName, serviceNames } from '@coaching/contracts';
import {
  ACTOR_TOKEN_HEADER,
  answerTable,
  type Caller,
  createActorTokens,
  createTableTokens,
  SESSION_GRANT_HEADER,
  sealGrant,
  TABLE_PATH,
} from '@coaching/service-kit';

export const actorSecret = 'an-actor-secret-of-forty-characters-....';
export const password = 'right';

/** A request as a dummy service got it. */
export interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
  caller: Caller | null;
}

/** Answers instead of a dummy's own manner, for one test. */
export type Override = (
  request: IncomingMessage,
  response: ServerResponse,
  received: ReceivedRequest,
) => void;

export interface DummyServices {
  handlers: Record<ServiceName, RequestListener>;
  /** Everyone who can sign in, by uid; the email is `{uid}@school.test`. */
  people: Map<string, Actor>;
  /** How often the sessions of a person were ended, by uid; never unless set. */
  epochs: Map<string, number>;
  requests: ReceivedRequest[];
  /** What the gateway had added to the audit log; not among the requests. */
  audited: unknown[];
  /** Set to answer the next requests below these paths otherwise. */
  overrides: Map<string, Override>;
}

const json = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

/** A listener that also says, as a service does, which calls of the contracts it answers. */
export function withTable(service: ServiceName, listener: RequestListener): RequestListener {
  const owned = callRows.filter(([, { owner }]) => owner === service);
  const answersTable = answerTable(service, owned, createTableTokens(actorSecret));
  return (request, response) => {
    if (request.url !== TABLE_PATH || !answersTable(request, response)) listener(request, response);
  };
}

/** Services that verify who calls and answer with what they received, without a database. */
export function dummyServices(): DummyServices {
  const tokens = createActorTokens(actorSecret);
  const people = new Map(
    ['coach', 'coachee'].map((uid) => [uid, anActor({ uid, organization_uid: 'cedar' })]),
  );
  const epochs = new Map<string, number>();
  const requests: ReceivedRequest[] = [];
  const audited: unknown[] = [];
  const overrides = new Map<string, Override>();

  const service =
    (answer: (request: ReceivedRequest, response: ServerResponse) => void): RequestListener =>
    async (request, response) => {
      const token = String(request.headers[ACTOR_TOKEN_HEADER]);
      const url = request.url!;
      const body = await textOf(request);
      const got = {
        method: request.method!,
        url,
        headers: request.headers,
        body,
        caller: tokens.verify(token),
      };
      if (url === '/readyz') return void json(response, 200, { ok: true });
      if (url === '/internal/audit') {
        if (got.caller?.internal) audited.push(JSON.parse(body));
        return void json(response, 200, { ok: true });
      }
      requests.push(got);
      const override = [...overrides].find(([path]) => url.startsWith(path))?.[1];
      if (override) override(request, response, got);
      else if (!got.caller) json(response, 401, { message: 'no token' });
      else answer(got, response);
    };

  const grant = (user_uid: string, organization_uid: string | null) => ({
    [SESSION_GRANT_HEADER]: sealGrant(actorSecret, {
      user_uid,
      organization_uid,
      session_epoch: epochs.get(user_uid) ?? 0,
    }),
  });

  const identity = service(({ method, url, body, caller }, response) => {
    const internal = /^\/internal\/actor\/(\w+)(?:\?(.*))?$/.exec(url);
    if (internal && caller?.internal) {
      const query = new URLSearchParams(internal[2]);
      const actor = people.get(internal[1]!);
      const real_uid = query.get('real_uid') ?? undefined;
      if (!actor || (real_uid && !people.has(real_uid))) return json(response, 404, { message: 'gone' });
      return json(response, 200, {
        actor: { ...actor, organization_uid: query.get('organization_uid'), real_uid },
        session_epoch: epochs.get(actor.uid) ?? 0,
        ...(real_uid && { real_session_epoch: epochs.get(real_uid) ?? 0 }),
      });
    }
    if (method === 'POST' && url === '/login') {
      const given = JSON.parse(body) as { email: string; password: string };
      const uid = given.email.toLowerCase().split('@')[0]!;
      if (given.password !== password || !people.has(uid)) return json(response, 400, { message: 'wrong' });
      return json(response, 200, true, grant(uid, 'cedar'));
    }
    if (method === 'POST' && url === '/logout') return json(response, 200, { ok: true });
    if (method === 'POST' && url === '/sign_out_everywhere') {
      const { uid, organization_uid } = caller!.actor!;
      epochs.set(uid, (epochs.get(uid) ?? 0) + 1);
      return json(response, 200, { ok: true }, grant(uid, organization_uid));
    }
    if (method === 'POST' && url === '/user_session') {
      const { organization_uid } = JSON.parse(body) as { organization_uid: string };
      return json(response, 200, { organization_uid }, grant(caller!.actor!.uid, organization_uid));
    }
    return json(response, 200, { actor: caller?.actor });
  });
  const plain = service(({ url, caller }, response) => json(response, 200, { url, actor: caller?.actor }));

  return {
    handlers: Object.fromEntries(
      serviceNames.map((name) => [name, withTable(name, name === 'identity' ? identity : plain)]),
    ) as Record<ServiceName, RequestListener>,
    people,
    epochs,
    requests,
    audited,
    overrides,
  };
}

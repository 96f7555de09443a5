import {
  type Actor,
  type Call,
  type CallInput,
  type CallName,
  type CallResponse,
  calls,
  type ErrorBody,
} from '@coaching/contracts';
import { ACTOR_TOKEN_HEADER, type ActorTokens } from '../actor/actor-tokens';
import { openGrant, SESSION_GRANT_HEADER } from '../actor/session-grants';
import { API_ADDRESS_HEADER } from '../http/api-address';
import { CALLER_ADDRESS_HEADER } from '../http/caller-address';
import { VISITOR_HEADER, type Visitor, writeVisitor } from '../http/visitor';
import type { SessionGrant } from '../service';

/** A call was answered with a status of 400 or more; `body` is all that came, also a conflict's current entity. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody & Record<string, unknown>,
    readonly headers: Headers,
  ) {
    super(body.message);
  }
}

/** What a call was refused with. */
export const refused = async (response: Response) =>
  new Refused(response.status, await response.json(), response.headers);

/**
 * Somebody who calls: a person who has just signed in, a person who proved themselves at a time (milliseconds since
 * 1970), nobody (null), or the gateway on its own behalf or on somebody's.
 */
export type TestCaller =
  | Actor
  | { actor: Actor; confirmed_at: number }
  | { actor: Actor | null; internal: true }
  | null
  | 'gateway';

/**
 * Makes a call as a caller, from a browser without cookies unless `visitor` says otherwise; answers what the contract
 * promises.
 * @throws Refused
 */
export type CallFor<Owned extends CallName> = <Name extends Owned>(
  name: Name,
  input: CallInput<Name>,
  caller: TestCaller,
  visitor?: Partial<Visitor>,
) => Promise<CallResponse<Name>>;

/** The token with which a caller is believed. */
export function tokenOf(tokens: ActorTokens, caller: TestCaller): string {
  if (caller === 'gateway') return tokens.sign({ actor: null, internal: true });
  if (caller && 'actor' in caller) return tokens.sign(caller);
  return tokens.sign({ actor: caller, confirmed_at: caller ? Date.now() : 0 });
}

/** What a call is given, of one that is known only at run time. */
export interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Path and query of a call. */
export function addressOf({ path }: Call, { params = {}, query = {} }: LooseInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** Where calls go, and what they leave behind. */
export interface ServiceAddress {
  /** http://host:port */
  origin: string;
  tokens: ActorTokens;
  actorSecret: string;
  /** Called with whom a session was granted for. */
  granted(grant: SessionGrant): void;
}

const withoutCookies: Visitor = { id: '', is_new: true, network: '', device: null };

/** Calls a service over HTTP as the gateway does. */
export function callsTo<Owned extends CallName>(service: ServiceAddress): CallFor<Owned> {
  return async (name, input, caller, visitor) => {
    const call: Call = calls[name];
    const headers: Record<string, string> = {
      [ACTOR_TOKEN_HEADER]: tokenOf(service.tokens, caller),
      [API_ADDRESS_HEADER]: service.origin,
      [CALLER_ADDRESS_HEADER]: '203.0.113.7',
    };
    if (visitor) headers[VISITOR_HEADER] = writeVisitor({ ...withoutCookies, ...visitor });
    if (call.body) headers['content-type'] = 'application/json';
    const response = await fetch(service.origin + addressOf(call, input as LooseInput), {
      method: call.method,
      headers,
      body: call.body ? JSON.stringify(input.body) : undefined,
    });
    if (!response.ok) throw await refused(response);
    const body = await response.json();
    const sealed = response.headers.get(SESSION_GRANT_HEADER);
    const grant = sealed && openGrant(service.actorSecret, sealed);
    if (grant) service.granted(grant);
    return body as CallResponse<typeof name>;
  };
}

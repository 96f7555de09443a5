import type { Actor } from '@coaching/contracts';
import { ACTOR_TOKEN_HEADER, type ActorTokens, type SessionGrant } from '@coaching/service-kit';
import { Unreachable } from '../proxy/forward';
import type { ServiceClient } from '../proxy/service-client';

/** How long an answer of identity is believed without word of a change. */
const BELIEVE_MS = 2000;
/** How long one signed token is used; it lives a minute. */
const TOKEN_MS = 30_000;
const MOST_KNOWN = 10_000;

interface Known {
  actor: Actor;
  until: number;
  token: string;
  signedAt: number;
}

export interface Actors {
  /** A token that vouches for the person of a session; null once that person is gone. @throws Unreachable */
  tokenFor(session: SessionGrant): Promise<string | null>;
  /** Something about people or organisations has changed: ask identity again. */
  forget(): void;
}

/** Resolves sessions to signed actors, asking identity at most every other second for each. */
export function resolveActors(identity: ServiceClient, tokens: ActorTokens): Actors {
  const known = new Map<string, Known>();
  const internal = () => ({ [ACTOR_TOKEN_HEADER]: tokens.sign({ actor: null, internal: true }) });

  async function ask({ user_uid, organization_uid }: SessionGrant): Promise<Actor | null> {
    const query = organization_uid ? `?organization_uid=${encodeURIComponent(organization_uid)}` : '';
    const path = `/internal/actor/${encodeURIComponent(user_uid)}${query}`;
    const answer = await identity.ask({ method: 'GET', path, headers: internal() }).catch((error) => {
      throw new Unreachable('identity does not answer', { cause: error });
    });
    if (answer.status === 404) return null;
    if (answer.status !== 200) throw new Unreachable(`identity answered ${answer.status}`);
    return (JSON.parse(answer.body) as { actor: Actor }).actor;
  }

  return {
    async tokenFor(session) {
      const key = `${session.user_uid} ${session.organization_uid}`;
      const now = Date.now();
      const before = known.get(key);
      if (before && before.until > now && now - before.signedAt < TOKEN_MS) return before.token;
      const actor = await ask(session);
      if (!actor) {
        known.delete(key);
        return null;
      }
      if (known.size >= MOST_KNOWN) known.clear();
      const unchanged =
        before && now - before.signedAt < TOKEN_MS && JSON.stringify(before.actor) === JSON.stringify(actor);
      const signed = unchanged
        ? { token: before.token, signedAt: before.signedAt }
        : { token: tokens.sign({ actor }), signedAt: now };
      known.set(key, { actor, until: now + BELIEVE_MS, ...signed });
      return signed.token;
    },
    forget: () => known.clear(),
  };
}

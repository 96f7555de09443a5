import { type Actor, actorSchema } from '@coaching/contracts';
import { createSigner, createVerifier } from 'fast-jwt';
import { requireSecret } from './secret';

/** Header in which the gateway tells a service who is calling. */
export const ACTOR_TOKEN_HEADER = 'x-actor-token';

/** How long a token is believed, in milliseconds. */
export const ACTOR_TOKEN_LIFE_MS = 60_000;

/** Who is calling, as the gateway vouches for it. */
export interface Caller {
  /** Null when nobody is signed in. */
  actor: Actor | null;
  /** The gateway calls on its own behalf, for an internal call. */
  internal: boolean;
}

export interface ActorTokens {
  sign(caller: { actor: Actor | null; internal?: boolean }): string;
  /** Null when the token is forged, spent or no token at all. */
  verify(token: string): Caller | null;
}

/**
 * Signs and verifies callers with a key that the gateway and the services share.
 * @throws when the secret is shorter than 32 characters
 */
export function createActorTokens(secret: string): ActorTokens {
  const key = requireSecret(secret);
  const signer = createSigner({ algorithm: 'HS256', key, expiresIn: ACTOR_TOKEN_LIFE_MS });
  const verifier = createVerifier({ algorithms: ['HS256'], key, cache: 1000 });
  return {
    sign: ({ actor, internal = false }) => signer({ kind: 'actor', actor, internal }),
    verify(token) {
      try {
        const claims = verifier(token) as { kind?: unknown; actor?: unknown; internal?: unknown };
        if (claims.kind !== 'actor') return null;
        const actor = claims.actor === null ? null : actorSchema.parse(claims.actor);
        return { actor, internal: claims.internal === true };
      } catch {
        return null;
      }
    },
  };
}

import { type Actor, actorSchema } from '@coaching/contracts';
import { createSigner, createVerifier } from 'fast-jwt';
import { z } from 'zod';
import { requireSecret } from './secret';

/** Header in which the gateway passes on to a service who is calling. */
export const ACTOR_TOKEN_HEADER = 'x-actor-token';

/** How long a token is believed, in milliseconds. */
export const ACTOR_TOKEN_LIFE_MS = 60_000;

/** Tokens remembered as verified, so that a person's next requests cost a look-up. */
const REMEMBERED = 5000;

/** Who is calling, as the gateway vouches for it; shared between requests and therefore frozen. */
export interface Caller {
  /** Null when nobody is signed in. */
  readonly actor: Actor | null;
  /** The gateway calls on its own behalf, for an internal call. */
  readonly internal: boolean;
  /** Milliseconds since 1970 when this session's person last proved who they are; 0 for nobody, and when unknown. */
  readonly confirmed_at: number;
}

export interface ActorTokens {
  sign(caller: { actor: Actor | null; internal?: boolean; confirmed_at?: number }): string;
  /** Null when the token is forged, spent or no token at all. */
  verify(token: string): Caller | null;
}

const claimsSchema = z.object({
  kind: z.literal('actor'),
  actor: actorSchema.nullable(),
  internal: z.boolean(),
  confirmed_at: z.number().int().min(0).default(0),
});

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

function callerIn(claims: unknown): Caller | null {
  const { success, data } = claimsSchema.safeParse(claims);
  if (!success) return null;
  const { actor, internal, confirmed_at } = data;
  return frozen({ actor, internal, confirmed_at });
}

/**
 * Signs and verifies callers with a key that the gateway and the services share.
 * @throws when the secret is shorter than 32 characters
 */
export function createActorTokens(secret: string): ActorTokens {
  const key = requireSecret(secret);
  const sign = createSigner({ algorithm: 'HS256', key, expiresIn: ACTOR_TOKEN_LIFE_MS });
  // Answers a remembered token with the same claims object for as long as the token lives.
  const verifier = createVerifier({ algorithms: ['HS256'], key, cache: REMEMBERED, requiredClaims: ['exp'] });
  const callers = new WeakMap<object, Caller | null>();

  return {
    sign: ({ actor, internal = false, confirmed_at = 0 }) =>
      sign({ kind: 'actor', actor, internal, confirmed_at }),
    verify(token) {
      let claims: object;
      try {
        claims = verifier(token) as object;
      } catch {
        return null;
      }
      let caller = callers.get(claims);
      if (caller === undefined) {
        caller = callerIn(claims);
        callers.set(claims, caller);
      }
      return caller;
    },
  };
}

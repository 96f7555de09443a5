import { createSigner, createVerifier } from 'fast-jwt';
import { z } from 'zod';
import { ACTOR_TOKEN_LIFE_MS } from './actor-tokens';
import { requireSecret } from './secret';

/** Header in which the gateway shows that it is the one who asks a service what it answers. */
export const TABLE_TOKEN_HEADER = 'x-table-token';

const claimsSchema = z.object({ kind: z.literal('table'), service: z.string().min(1) });

/** Tokens of the gateway that are good for nothing but asking one service what it answers. */
export interface TableTokens {
  /** @param service that is asked */
  sign(service: string): string;
  /** Whether the gateway asks this service; false when the token is forged, spent or for something or someone else. */
  verify(token: string, service: string): boolean;
}

/**
 * Signs and verifies them with the key that the gateway and the services share.
 * @throws when the secret is shorter than 32 characters
 */
export function createTableTokens(secret: string): TableTokens {
  const key = requireSecret(secret);
  // As long as an actor's, so that clocks may differ by as much.
  const sign = createSigner({ algorithm: 'HS256', key, expiresIn: ACTOR_TOKEN_LIFE_MS });
  const verify = createVerifier({ algorithms: ['HS256'], key, requiredClaims: ['exp'] });
  return {
    sign: (service) => sign({ kind: 'table', service }),
    verify(token, service) {
      try {
        return claimsSchema.parse(verify(token)).service === service;
      } catch {
        return false;
      }
    },
  };
}

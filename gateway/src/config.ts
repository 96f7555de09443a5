import { passwordSettings, processSettings, secretSetting } from '@coaching/service-kit';
import { z } from 'zod';
import { trustedProxies } from './security/proxies';
import { pageEnvironment } from './static/page-environment';

/** "name=origin,name=origin" as a record. */
const originsByName = z.string().transform((text, context) => {
  const pairs = text.split(',').map((pair) => pair.trim().match(/^([a-z][a-z0-9-]*)=(https?:\/\/[^\s/]+)$/));
  if (pairs.some((pair) => pair === null || !URL.canParse(pair[2]!))) {
    context.addIssue({ code: 'custom', message: 'must look like observations=http://host:port,…' });
    return z.NEVER;
  }
  return Object.fromEntries(pairs.map((pair) => [pair![1]!, pair![2]!]));
});

function isTrustSetting(text: string): boolean {
  try {
    trustedProxies(text);
    return true;
  } catch {
    return false;
  }
}

/** Settings of a gateway in a process of its own; docs/operating.md says what each is for. */
export const gatewaySettings = z.object({
  ...processSettings,
  ...passwordSettings,
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must start with redis://')
    .optional(),
  MONGODB_URL: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, 'must start with mongodb://')
    .optional(),
  NATS_URL: z.string().startsWith('nats://', 'must start with nats://').optional(),
  ACTOR_SECRET: secretSetting,
  SESSION_SECRET: secretSetting,
  SERVICES: originsByName.refine(
    (services) => 'identity' in services,
    'must name identity, which says who is calling',
  ),
  S3_PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://files.example.org' })
    .optional(),
  ...pageEnvironment,
  WEB_ROOT: z.string().optional(),
  REMOTES: originsByName.optional(),
  API_BASE: z
    .string()
    .regex(/^(\/|(\/[a-z0-9-]+)+)$/, 'must look like /api, or be / for calls at the root')
    .default('/api'),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/, error: 'must look like https://example.org' }).optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      isTrustSetting,
      'must be addresses or networks with commas between, or how many proxies there are',
    )
    .optional(),
});

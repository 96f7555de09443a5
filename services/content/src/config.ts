import { DEFAULT_SUPPORT_EMAIL, PRODUCT_NAME } from '@coaching/contracts';
import { ConfigError, secretSetting } from '@coaching/service-kit';
import { z } from 'zod';
import { smtpServer } from './mail/mail-server';
import type { ContentOptions } from './service';
import { diskStorage } from './storage/disk-storage';
import { s3Storage } from './storage/s3-storage';

const webAddress = z.url({ protocol: /^https?$/, error: 'must look like https://files.example.org' });

/** A sender: an address, or a name and an address in angle brackets, on one line. */
const sender = z
  .string()
  .regex(
    /^(?:[^<>\p{Cc}]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
    'must look like Name <me@example.org>',
  );

/** Settings of files and mail, in a process of its own and on a single machine. */
export const contentSettings = {
  S3_ENDPOINT: webAddress.optional(),
  S3_PUBLIC_URL: webAddress.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
  MAIL_FROM: sender.optional(),
  SUPPORT_EMAIL: z.email().default(DEFAULT_SUPPORT_EMAIL),
  CONTACT_EMAIL: z.email().optional(),
};

/** Settings of a content service in a process of its own. */
export const contentProcessSettings = z.object({
  ...contentSettings,
  ACTOR_SECRET: secretSetting,
  PUBLIC_ORIGIN: webAddress.optional(),
  UPLOADS_DIR: z.string().optional(),
});

type ContentSettings = z.output<z.ZodObject<typeof contentSettings>>;

/** Storage in a bucket when any of its settings is there, else null. @throws ConfigError when one is missing */
function bucketOf(settings: ContentSettings, origin: string | undefined) {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const missing = Object.entries(needed).filter(([, value]) => value === undefined);
  if (missing.length === Object.keys(needed).length) return null;
  if (missing.length > 0)
    throw new ConfigError(`Cannot start: ${missing.map(([name]) => `${name} is missing`).join('; ')}.`);
  const place = {
    endpoint: S3_ENDPOINT!,
    publicUrl: settings.S3_PUBLIC_URL ?? S3_ENDPOINT!,
    region: settings.S3_REGION,
    bucket: S3_BUCKET!,
    accessKeyId: S3_ACCESS_KEY_ID!,
    secretAccessKey: S3_SECRET_ACCESS_KEY!,
  };
  return s3Storage(place, origin && new URL(origin).origin);
}

/**
 * What the service is made with.
 * @param uploadsDirectory where files are without a bucket
 * @throws ConfigError when a setting is missing
 */
export function contentOptions(
  settings: ContentSettings,
  place: { secret: string; uploadsDirectory: string | undefined; siteAddress: string | undefined },
): ContentOptions {
  const storage =
    bucketOf(settings, place.siteAddress) ?? (place.uploadsDirectory && diskStorage(place.uploadsDirectory));
  if (!storage)
    throw new ConfigError('Cannot start: S3_ENDPOINT is missing (or UPLOADS_DIR, to keep files there).');
  const { SUPPORT_EMAIL: supportEmail, SMTP_URL } = settings;
  const from = settings.MAIL_FROM ?? `${PRODUCT_NAME} <${supportEmail}>`;
  return {
    secret: place.secret,
    storage,
    mail: {
      from,
      supportEmail,
      contactEmail: settings.CONTACT_EMAIL ?? supportEmail,
      siteAddress: place.siteAddress ?? null,
    },
    mailServer: SMTP_URL ? smtpServer(SMTP_URL, from) : null,
  };
}

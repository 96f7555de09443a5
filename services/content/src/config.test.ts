import { ConfigError, readConfig } from '@coaching/service-kit';
import { contentOptions, contentProcessSettings } from './config';

const secret = 'a secret of the tests, long enough for all';
const options = (environment: NodeJS.ProcessEnv) => {
  const settings = readConfig(contentProcessSettings, { ACTOR_SECRET: secret, ...environment });
  const { UPLOADS_DIR: uploadsDirectory, PUBLIC_ORIGIN: siteAddress } = settings;
  return contentOptions(settings, { secret, uploadsDirectory, siteAddress });
};
const complaint = (environment: NodeJS.ProcessEnv) => {
  try {
    options(environment);
    return null;
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

const bucket = {
  S3_ENDPOINT: 'http://storage.test:9000',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

it('stores files in a directory and mails for reading, with our own address on them', () => {
  const { mail, mailServer } = options({ UPLOADS_DIR: '/tmp/uploads' });
  expect(mailServer).toBeNull();
  expect(mail).toEqual({
    from: 'Sidelight <support@sidelight.example>',
    supportEmail: 'support@sidelight.example',
    contactEmail: 'support@sidelight.example',
    siteAddress: null,
  });
});

it('takes the operator’s addresses', () => {
  const settings = {
    ...bucket,
    MAIL_FROM: 'Cedar Grove <no-reply@cedar.test>',
    SUPPORT_EMAIL: 'help@cedar.test',
    PUBLIC_ORIGIN: 'https://coaching.cedar.test',
  };
  expect(options(settings).mail).toEqual({
    from: 'Cedar Grove <no-reply@cedar.test>',
    supportEmail: 'help@cedar.test',
    contactEmail: 'help@cedar.test',
    siteAddress: 'https://coaching.cedar.test',
  });
  expect(options({ ...settings, CONTACT_EMAIL: 'sales@cedar.test' }).mail.contactEmail).toBe(
    'sales@cedar.test',
  );
});

it('signs for the address at which browsers reach the bucket', async () => {
  const any = { type: '', length: null };
  const inside = await options(bucket).storage.sendAddress('a.png', any, 60);
  expect(inside).toMatch(/^http:\/\/storage\.test:9000\/files\/incoming\/a\.png\?/);
  const elsewhere = options({ ...bucket, S3_PUBLIC_URL: 'https://files.test/' }).storage;
  const outside = await elsewhere.sendAddress('a.png', any, 60);
  expect(outside).toMatch(/^https:\/\/files\.test\/files\/incoming\/a\.png\?/);
});

it('takes a mail server by its address', () => {
  const { mailServer } = options({ ...bucket, SMTP_URL: 'smtps://user:pass%40word@mail.test' });
  expect(mailServer).not.toBeNull();
  mailServer?.close();
});

it.each([
  ['no place for files', {}, 'Cannot start: S3_ENDPOINT is missing (or UPLOADS_DIR, to keep files there).'],
  [
    'half a bucket',
    { ...bucket, S3_BUCKET: '', S3_SECRET_ACCESS_KEY: '' },
    'Cannot start: S3_BUCKET is missing; S3_SECRET_ACCESS_KEY is missing.',
  ],
  [
    'a mail server that is none',
    { ...bucket, SMTP_URL: 'https://mail.test' },
    'Cannot start: SMTP_URL is wrong (must look like smtp://user:password@host:587).',
  ],
  [
    'a sender on two lines',
    { ...bucket, MAIL_FROM: 'Cedar\r\nBcc: x <a@b.test>' },
    'Cannot start: MAIL_FROM is wrong (must look like Name <me@example.org>).',
  ],
])('names what is wrong with %s', (_, environment, message) => {
  expect(complaint(environment)).toBe(message);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newUid } from '@coaching/contracts';
import { openStoreForTest } from '@coaching/embedded/testing';
import { connectJetStream, createActorTokens, createLogger } from '@coaching/service-kit';
import { runProgram, startNatsServer } from '@coaching/service-kit/testing';
import { startSmtp } from './testing/smtp-server';

const program = 'services/content/src/main.ts';
const ACTOR_SECRET = 'a key for tests that is long enough';

it('runs in a process of its own: takes files, and mails what others ask for over the broker', async () => {
  const store = await openStoreForTest();
  const broker = await startNatsServer();
  const smtp = await startSmtp();
  const UPLOADS_DIR = await mkdtemp(join(tmpdir(), 'content-process-'));
  const service = runProgram(program, {
    PORT: '0',
    MONGODB_URL: store.url,
    DATABASE_PREFIX: store.databasePrefix,
    NATS_URL: broker.url,
    ACTOR_SECRET,
    UPLOADS_DIR,
    SMTP_URL: smtp.url,
  });
  const origin = await service.listening;
  expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ ok: true });

  const headers = { 'x-actor-token': createActorTokens(ACTOR_SECRET).sign({ actor: null }) };
  const absent = await fetch(`${origin}/files/${'a'.repeat(32)}.png`, { headers });
  expect(absent.status).toBe(404);

  const bus = await connectJetStream(broker.url, { log: createLogger({ name: 'test', level: 'silent' }) });
  await bus.start();
  const mail = {
    template: 'code' as const,
    to: 'pat@school.test',
    code: '123456',
    expires_at: new Date(Date.now() + 600_000).toISOString(),
  };
  const occurred_at = new Date().toISOString();
  const [id, entity_uid] = [newUid(), newUid()];
  await bus.publish({ id, type: 'mail.requested', entity_uid, revision: 1, occurred_at, data: { mail } });
  expect((await smtp.arrived(1))[0]?.to).toEqual(['pat@school.test']);

  service.terminate();
  expect(await service.ended).toEqual({ code: 0, errors: '' });
  await bus.close();
  await smtp.stop();
  await broker.stop();
  await store.close();
  await rm(UPLOADS_DIR, { recursive: true });
});

it('does not start without a place for files, and says so in one line', async () => {
  const { ended } = runProgram(program, { ACTOR_SECRET });
  expect(await ended).toEqual({
    code: 1,
    errors: 'Cannot start: S3_ENDPOINT is missing (or UPLOADS_DIR, to keep files there).\n',
  });
});

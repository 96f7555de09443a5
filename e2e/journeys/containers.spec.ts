import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { composeParts, imageCommand } from '../platform/containers';
import { type ManyProcesses, startManyProcesses } from '../platform/many-processes';
import { root } from '../platform/single-machine';
import { patientExpect as expect, signedInApi, test } from '../platform/test';
import { addItem, saved, startObservation } from '../platform/timeline';

/** Each remote is a part of its own, by the name of its folder. */
const remotes = readdirSync(root).filter((folder) => folder.startsWith('mfe-'));

test.describe('docker-compose.yml and Dockerfile', () => {
  const settings = {
    ACTOR_SECRET: 'a'.repeat(40),
    SESSION_SECRET: 's'.repeat(40),
    MONGODB_PASSWORD: 'm',
    REDIS_PASSWORD: 'r',
    NATS_PASSWORD: 'n',
    S3_SECRET_ACCESS_KEY: 'x',
  };

  test('each part starts what its image contains', () => {
    const parts = composeParts(settings);
    const services = readdirSync(join(root, 'services'));
    const names = [...services, 'demo', 'gateway'];
    expect(parts.map((part) => part.name).sort()).toEqual([...names, ...remotes].sort());
    for (const part of parts) {
      expect(imageCommand(part), part.name).toEqual(part.command);
      expect(existsSync(join(root, part.command[1]!)), part.command[1]).toBe(true);
      if (part.name === 'demo') continue;
      expect(part.healthcheck.slice(0, 3)).toEqual(['CMD', 'node', 'tools/healthcheck.mjs']);
    }
  });

  test('a missing secret stops compose with its name', () => {
    const needed = [
      'ACTOR_SECRET',
      'SESSION_SECRET',
      'MONGODB_PASSWORD',
      'REDIS_PASSWORD',
      'NATS_PASSWORD',
      'S3_SECRET_ACCESS_KEY',
    ];
    const all = Object.fromEntries(needed.map((name) => [name, 'set']));
    expect(() => composeParts(all)).not.toThrow();
    for (const name of needed) expect(() => composeParts({ ...all, [name]: '' })).toThrow(name);
  });
});

test.describe('every part in a process of its own, with real NATS and Redis', () => {
  // One platform for them all.
  test.describe.configure({ mode: 'default' });

  let platform: ManyProcesses;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    platform = await startManyProcesses();
  });

  test.afterAll(async () => {
    await platform?.stop();
  });

  test('the slice works as on one machine, and outages of the broker lose nothing', async ({
    browser,
    signIn,
  }) => {
    const context = await browser.newContext({ baseURL: platform.address });
    const page = await context.newPage();
    await signIn(page, 'coach');
    const uid = await startObservation(page, 'Daniel Reyes', 'Across processes');
    await addItem(page, 'Written here, listed there');
    await expect(saved(page)).toBeVisible();
    const coach = await signedInApi(platform.address, 'coach');
    const titles = async () => {
      const { observations } = await (await coach.get('observations?rowsPerPage=0')).json();
      return observations
        .map((row: { title: string }) => row.title)
        .filter((title: string) => title.startsWith('Across'));
    };
    await expect.poll(titles).toEqual(['Across processes']);

    await platform.parts.get('nats')!.end('SIGKILL');
    const { observation } = await (await coach.get(`observation/${uid}`)).json();
    const save = await coach.post('observation', {
      data: { observation: { uid, revision: observation.revision, title: 'Across an outage' } },
    });
    expect(save.status()).toBe(200);
    await platform.restart('nats');
    await expect.poll(titles).toEqual(['Across an outage']);

    await platform.parts.get('reports')!.end('SIGKILL');
    const meanwhile = (await save.json()).observation.revision;
    await coach.post('observation', {
      data: { observation: { uid, revision: meanwhile, title: 'Across a restart' } },
    });
    await platform.restart('reports');
    await expect.poll(titles).toEqual(['Across a restart']);
    await coach.dispose();
    await context.close();
  });

  test('SIGTERM ends each part with exit code 0', async () => {
    for (const name of ['gateway', ...remotes, ...readdirSync(join(root, 'services')).reverse()]) {
      expect(await platform.parts.get(name)!.end('SIGTERM'), name).toBe(0);
    }
  });
});

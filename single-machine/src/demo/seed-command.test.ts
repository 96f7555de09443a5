import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoDistrict } from '@coaching/demo';
import { singleMachineConfig } from '../config';
import { exportOrganization } from '../moving/export-organization';
import type { Manifest } from '../moving/manifest';
import { type PlatformForTest, startPlatformForTest } from '../testing/platform-for-test';
import { seedCommand, seedDistrict } from './seed-command';

const config = singleMachineConfig({});
const now = new Date('2026-03-02T10:00:00.000Z');
const small = () => demoDistrict({ schools: 2, people: 10, years: 1 }, now);

let platforms: PlatformForTest[];
beforeAll(async () => {
  platforms = [await startPlatformForTest(), await startPlatformForTest()];
});
afterAll(async () => {
  for (const platform of platforms) await platform.close();
});

it('a district is the same in two installations to the byte, is made once, and its people work in it', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'district-'));
  const exported: Manifest[] = [];
  for (const [index, { platform }] of platforms.entries()) {
    await seedDistrict(platform.services, small(), { password: config.DEMO_PASSWORD, now });
    const file = join(directory, `${index}.zip`);
    exported.push(await exportOrganization(platform.services, 'district', file, now));
  }
  await rm(directory, { recursive: true });
  expect(exported[0]!.entries.map(({ path }) => path)).toContain('observations/observations.ndjson');
  expect(exported[0]!.entries).toEqual(exported[1]!.entries);

  await seedDistrict(platforms[0]!.platform.services, small(), { password: config.DEMO_PASSWORD, now });
  const coach = await platforms[0]!.signedIn('district-coach-0-1');
  const { body } = await coach.ask('GET', '/observations?rowsPerPage=0');
  const own = small().visits.filter((visit) => visit.coach === 'district-coach-0-1');
  expect([own.length > 5, body.total]).toEqual([true, own.length]);
});

it('is refused where no demo may be made, where it is asked for wrongly, and beside somebody’s data', async () => {
  const { platform } = platforms[0]!;
  await expect(seedCommand({ ...platform, demo: false }, ['--size', 'district'], config)).rejects.toThrow(
    'everybody knows its password',
  );
  for (const given of [[], ['--size'], ['--size', 'world'], ['--size', 'district', 'twice']])
    await expect(seedCommand(platform, given, config)).rejects.toThrow('Usage: npm run seed');
  const { identity } = platform.services;
  const nobodys = { ...identity, moves: { rows: [], organization: async () => null } };
  const services = { ...platform.services, identity: nobodys };
  await expect(seedCommand({ ...platform, services }, ['--size', 'district'], config)).rejects.toThrow(
    'somebody’s data',
  );
});

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { singleMachineConfig } from '../config';
import { launch, type RunningPlatform } from '../launch';
import { flushAll } from '../testing/flush-all';
import { browserAt, type PlatformForTest, startPlatformForTest } from '../testing/platform-for-test';
import { openStoreIn } from '../testing/seeded-directory';
import { movingCommands } from './commands';
import { exportOrganization } from './export-organization';
import { importOrganization } from './import-organization';
import { MANIFEST, type Manifest } from './manifest';

const CEDAR = 'demo-cedar-grove';

let source: PlatformForTest;
let directory: string;
let exported: Manifest;
let archive: string;
beforeAll(async () => {
  source = await startPlatformForTest();
  directory = await mkdtemp(join(tmpdir(), 'moving-'));
  archive = join(directory, 'cedar.zip');
  const admin = await source.signedIn('orgadmin');
  await admin.post('/resource', {
    resource: {
      uid: 'handbook',
      config_entity: 'Organization',
      config_entity_uid: CEDAR,
      title: 'Handbook',
      url: 'https://example.org/',
    },
  });
  await admin.ask('DELETE', '/observation/demo-observation-0-1');
  await source.flush();
  exported = await exportOrganization(source.platform.services, CEDAR, archive);
});
afterAll(async () => {
  await source.close();
  await rm(directory, { recursive: true });
});

/** Does something in an installation in which there is nothing. */
async function inEmptyInstallation(body: (platform: RunningPlatform) => Promise<void>): Promise<void> {
  const empty = await mkdtemp(join(directory, 'empty-'));
  const store = await openStoreIn(empty);
  const settings = { PORT: '0', DATA_DIR: empty, MONGODB_URL: store.url, LOG_LEVEL: 'silent' };
  const platform = await launch(singleMachineConfig({ ...settings, SEED_DEMO: 'false' }));
  try {
    await body(platform);
  } finally {
    await platform.stop();
    await store.stop();
  }
}

const filesOf = async (file: string) => unzipSync(new Uint8Array(await readFile(file)));
const rowsIn = (files: Record<string, Uint8Array>, path: string): Record<string, unknown>[] =>
  strFromU8(files[path]!)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

it('holds what is the organisation’s and nothing of another, no password, and a checksum of each file', async () => {
  const files = await filesOf(archive);
  expect(Object.keys(files).sort()).toEqual([MANIFEST, ...exported.entries.map(({ path }) => path)].sort());
  const people = rowsIn(files, 'identity/users.ndjson');
  expect(people.map(({ uid }) => uid)).toContain('demo-coach');
  expect(people.map(({ uid }) => uid)).not.toContain('demo-coach2');
  for (const [path, bytes] of Object.entries(files)) {
    expect([path, strFromU8(bytes).includes('$argon2')]).toEqual([path, false]);
    expect([path, strFromU8(bytes).includes('demo-lakeside')]).toEqual([path, false]);
  }
  const observations = rowsIn(files, 'observations/observations.ndjson');
  expect(observations).toContainEqual(expect.objectContaining({ uid: 'demo-observation-0-1' }));
  expect(strFromU8(files['observations/observations.csv']!).split('\r\n')).toHaveLength(
    observations.length + 2,
  );
  expect(exported.left_out).toContainEqual(expect.stringContaining('Passwords'));
});

/** What stays behind: copies and sums that are made anew, what ends by itself, and what is somebody's own. */
const staysBehind: Record<string, string[]> = {
  identity: [
    'Code',
    'CodeTurn',
    'CourseTry',
    'Import',
    'ImportRow',
    'Invitation',
    'InvitationCode',
    'NameTurn',
    'PersonTally',
    'PersonWord',
    'Removal',
  ],
  observations: ['PersonCopy', 'ToolCopy'],
  conversations: [
    'OrganizationCopy',
    'PendingCopy',
    'PersonCopy',
    'QuestionTally',
    'TemplateTally',
    'ToolCopy',
  ],
  rubrics: ['PersonCopy', 'ToolCopy'],
  tools: ['InteractionUse', 'OrganizationName', 'PersonName', 'ToolSetUses'],
  'action-steps': ['PersonCopy', 'ToolCopy'],
  content: ['ContactRequest', 'Mail', 'OrganizationName', 'SentResource', 'UploadSession'],
  billing: [
    'Account',
    'Checkout',
    'OrganizationCopy',
    'PersonAddress',
    'PersonCopy',
    'StripeEvent',
    'TestPurchase',
    'TrialClaim',
  ],
  reports: [
    'CalendarFeed',
    'CoachLog',
    'CountedCoach',
    'Generations',
    'Interaction',
    'LogTally',
    'MonthlyReport',
    'OrganizationCopy',
    'PendingName',
    'PersonCopy',
    'StepCopy',
    'Tally',
    'ToolCopy',
  ],
};

it('takes along or leaves behind, as it is said here, everything that services store', () => {
  const left = Object.values(source.platform.services).map(({ name, context, moves }) => {
    const moved = moves.rows.map(({ model }) => model);
    return [
      name,
      Object.keys(context.connection.models)
        .filter((model) => !moved.includes(model))
        .sort(),
    ];
  });
  expect(Object.fromEntries(left)).toEqual(staysBehind);
});

it('is the same, file for file, when it is exported from the empty installation that it was imported into', async () => {
  await inEmptyInstallation(async (platform) => {
    const { services } = platform;
    await importOrganization(services, archive);
    const again = await exportOrganization(services, CEDAR, join(directory, 'again.zip'));
    expect(again.entries).toEqual(exported.entries);

    const coach = await services.identity.context.connection.model('Person').findOne({ uid: 'demo-coach' });
    expect(coach).toMatchObject({ username: 'Maya Okafor', password_hash: null });
    for await (const { fault } of services.identity.check()) expect(fault).toBeNull();

    const browser = browserAt(`http://127.0.0.1:${platform.port}/api`);
    await browser.post('/create_otp', { email: 'coach@demo.test' });
    await flushAll(platform);
    const mails = await (await fetch(`http://127.0.0.1:${platform.port}/dev/mail.json`)).json();
    const otp = /^ {4}(\d{6})$/m.exec(mails[0].text)![1];
    expect((await browser.post('/verify_otp', { email: 'coach@demo.test', otp })).status).toBe(200);
    const there = await source.signedIn('coach');
    for (const path of [
      '/observations?rowsPerPage=0',
      '/action_steps_coach/demo-coach?rowsPerPage=0',
      '/questions?question_type=demo-coaching-cycle&rowsPerPage=0',
      '/interview_templates/demo-coaching-cycle?rowsPerPage=0',
      '/resources/Organization/demo-cedar-grove',
    ]) {
      const [here, before] = [await browser.ask('GET', path), await there.ask('GET', path)];
      expect([path, here.status, here.body.total]).toEqual([path, 200, before.body.total]);
    }
  });
});

it('stands in the audit log of the organisation when the operator had it exported', async () => {
  const to = join(directory, 'by-command.zip');
  const said = await movingCommands.export(source.platform, ['--organization', CEDAR, '--to', to]);
  expect(said).toContain(`Cedar Grove School District is in ${to}`);
  await source.flush();
  const admin = await source.signedIn('orgadmin');
  const { body } = await admin.ask('GET', '/audit?event=exported');
  expect(body.entries).toMatchObject([{ target: 'npm run export', actor: null, organization_uid: CEDAR }]);
  const nobodys = ['--organization', 'nobodys', '--to', to];
  await expect(movingCommands.export(source.platform, nobodys)).rejects.toThrow('There is no organization');
});

it('is refused, and nothing of it stored, where it was changed or something is there already', async () => {
  const packed = await readFile(archive);
  const files = unzipSync(new Uint8Array(packed));
  await expect(importOrganization(source.platform.services, archive)).rejects.toThrow(
    'This installation is not empty',
  );
  const { zipSync } = await import('fflate');
  const changed = join(directory, 'changed.zip');
  await writeFile(changed, zipSync({ ...files, 'identity/users.ndjson': new Uint8Array() }));
  await expect(importOrganization(source.platform.services, changed)).rejects.toThrow(
    'identity/users.ndjson is not what was exported',
  );
  await writeFile(changed, zipSync({ 'a.txt': new Uint8Array() }));
  await expect(importOrganization(source.platform.services, changed)).rejects.toThrow('This is no export');
});

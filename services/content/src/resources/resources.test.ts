import { aCast } from '@coaching/access/testing';
import { type Actor, MESSAGES, newUid, PLATFORM_RESOURCES, type ResourceDraft } from '@coaching/contracts';
import { binForTest } from '@coaching/service-kit/testing';
import type { MailRecord } from '../mail/mail-record';
import { type ContentForTest, startContentForTest } from '../testing/content-for-test';
import { RESOURCE_MAILS_PER_HOUR } from './mail-resource';

let content: ContentForTest;
beforeAll(async () => {
  content = await startContentForTest();
});
afterAll(() => content.close());

const pdf = new TextEncoder().encode('%PDF-1.7 a guide');

function aSchool() {
  const { actors, organizations } = aCast();
  const place = { config_entity: 'Organization' as const, config_entity_uid: organizations.cedar.uid };
  return { actors, organizations, place };
}
type School = ReturnType<typeof aSchool>;
type Who = keyof School['actors'];

const save = (actor: Actor | null, resource: ResourceDraft) =>
  content.call('saveResource', { body: { resource } }, actor);
const list = (actor: Actor | null, params: School['place'] | typeof PLATFORM_RESOURCES) =>
  content.call('getResources', { params }, actor);
const aResource = ({ place }: Pick<School, 'place'>): ResourceDraft & { uid: string; title: string } => ({
  uid: newUid(),
  ...place,
  title: 'Guide',
});
async function made(school: School) {
  const draft = aResource(school);
  await save(school.actors.admin, draft);
  return { ...school.place, uid: draft.uid };
}
async function upload(actor: Actor, file_name = 'Our guide.pdf', bytes: Uint8Array<ArrayBuffer> = pdf) {
  const body = { file_name, file_type: '' };
  const { url, download_url } = await content.call('getUploadUrl', { body }, actor);
  await content.put(url, bytes);
  return download_url;
}
const statusOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 200,
    ({ status }: { status: number }) => status,
  );

const readers = {
  superuser: 200,
  support: 200,
  admin: 200,
  programAdmin: 200,
  coach: 200,
  coachee: 200,
} as const;
const editors = {
  superuser: 200,
  support: 200,
  admin: 200,
  programAdmin: 403,
  coach: 403,
  coachee: 403,
} as const;
const strangers = { contentManager: 404, strangerAdmin: 404, soloCoach: 404 } as const;

const rights: [string, (school: School, actor: Actor) => Promise<unknown>, Partial<Record<Who, number>>][] = [
  ['list', ({ place }, actor) => list(actor, place), { ...readers, ...strangers }],
  [
    'read',
    async (school, actor) => content.call('getResource', { params: await made(school) }, actor),
    { ...readers, ...strangers },
  ],
  ['make', (school, actor) => save(actor, aResource(school)), { ...editors, ...strangers }],
  [
    'change',
    async (school, actor) => save(actor, { ...(await made(school)), title: 'Other' }),
    { ...editors, ...strangers },
  ],
  [
    'delete',
    async (school, actor) => content.call('deleteResource', { params: await made(school) }, actor),
    { ...editors, ...strangers },
  ],
  [
    'restore',
    async (school, actor) => content.call('undeleteResource', { params: await made(school) }, actor),
    { ...editors, ...strangers },
  ],
  [
    'mail',
    async (school, actor) => {
      const { uid: resource_uid } = await made(school);
      return content.call('mailResource', { body: { resource_uid, emails: ['a@b.test'] } }, actor);
    },
    { ...editors, programAdmin: 200, coach: 200, coachee: 403, ...strangers },
  ],
];

it.each(rights)('who may %s resources of an organisation', async (_, deed, expected) => {
  const school = aSchool();
  const answers: Partial<Record<Who, number>> = {};
  for (const who of Object.keys(expected) as Who[])
    answers[who] = await statusOf(deed(school, school.actors[who]));
  expect(answers).toEqual(expected);
  if (_ === 'list') expect(await statusOf(list(null, school.place))).toBe(404);
});

it('the platform’s are read by everybody and made by those who manage its content', async () => {
  const { actors } = aSchool();
  const draft = { uid: newUid(), ...PLATFORM_RESOURCES, title: 'For all' };
  expect(await statusOf(save(actors.admin, draft))).toBe(403);
  expect(await statusOf(save(actors.support, draft))).toBe(403);
  expect(await statusOf(save(actors.contentManager, draft))).toBe(200);
  const { resources } = await list(null, PLATFORM_RESOURCES);
  expect(resources.map(({ uid }) => uid)).toContain(draft.uid);
  expect(await content.published()).not.toContainEqual(expect.objectContaining({ entity_uid: 'system' }));
});

it('one of another organisation is neither changed nor deleted under this one', async () => {
  const [school, other] = [aSchool(), aSchool()];
  const { uid } = await made(other);
  expect(await statusOf(save(school.actors.admin, { ...aResource(school), uid }))).toBe(404);
  const params = { ...school.place, uid };
  expect(await statusOf(content.call('deleteResource', { params }, school.actors.admin))).toBe(404);
  expect((await list(other.actors.coach, other.place)).resources).toMatchObject([{ uid, title: 'Guide' }]);
});

it('come in the order in which they were made; a save that is sent again makes no second one', async () => {
  const school = aSchool();
  const [first, second] = [aResource(school), { ...aResource(school), title: 'Second' }];
  for (const draft of [first, second, first]) await save(school.actors.admin, draft);
  const { resources, total } = await list(school.actors.coachee, school.place);
  expect([resources.map(({ title }) => title), total]).toEqual([['Guide', 'Second'], 2]);
});

it('a new one without a uid gets one, the same when it is sent again, and takes what was read of it', async () => {
  const { actors, place } = aSchool();
  const { resource } = await save(actors.admin, { ...place, title: 'Guide' });
  expect((await save(actors.admin, { ...place, title: 'Guide' })).resource.uid).toBe(resource.uid);
  const again = await save(actors.admin, { ...resource, title: 'Guide 2' });
  expect(again.resource).toEqual({ ...resource, title: 'Guide 2' });
  expect((await list(actors.coach, place)).total).toBe(1);
});

it('an organisation has resources from the first to the last one, and again when it is restored', async () => {
  const school = aSchool();
  const draft = aResource(school);
  const { uid, name, short_name, logo } = school.organizations.cedar;
  await content.receive({ organizations: [school.organizations.cedar] });
  const organization = { uid, name, short_name, logo, has_resources: true };
  expect(await save(school.actors.admin, draft)).toMatchObject({ organization });
  await save(school.actors.admin, { ...draft, title: 'Guide 2' });
  const params = { ...school.place, uid: draft.uid };
  const deleted = await content.call('deleteResource', { params }, school.actors.admin);
  expect(deleted).toEqual({ ok: true, organization: { ...organization, has_resources: false } });
  expect((await list(school.actors.coach, school.place)).resources).toEqual([]);
  await content.call('undeleteResource', { params }, school.actors.admin);
  expect((await list(school.actors.coach, school.place)).resources).toMatchObject([{ title: 'Guide 2' }]);
  const published = (await content.published()).filter(({ entity_uid }) => entity_uid === organization.uid);
  expect(published.map(({ revision, data }) => [revision, data])).toEqual(
    [true, false, true].map((has_resources, index) => [
      [1, 3, 4][index],
      { organization_uid: organization.uid, has_resources },
    ]),
  );
});

it('a file is one’s own upload that has arrived, and is saved under its name as what it is', async () => {
  const school = aSchool();
  const draft = aResource(school);
  const file = await upload(school.actors.admin);
  const { resource } = await save(school.actors.admin, { ...draft, file });
  expect(resource).toMatchObject({ file: new URL(file).pathname, file_name: 'Our guide.pdf' });
  const answer = await content.get(file);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toContain('attachment; filename="Our guide.pdf"');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');

  const refusals: [string, string, string][] = [
    ['file', await upload(school.actors.coach), MESSAGES.fileNotSent],
    ['file', file.replace(/[^/]+(?=\.pdf)/, 'x'.repeat(32)), MESSAGES.fileNotSent],
    ['file', 'https://elsewhere.test/guide.pdf', MESSAGES.fileFromElsewhere],
    ['file', file.replace('.pdf', '.csv'), MESSAGES.notAnAllowedFile],
    ['image', file, MESSAGES.notAPicture],
    ['url', 'javascript:alert(1)', MESSAGES.notAWebAddress],
    ['url', 'http://elsewhere.test/guide', MESSAGES.notAWebAddress],
    ['url', 'https://pat:word@elsewhere.test/guide', MESSAGES.notAWebAddress],
  ];
  for (const [field, address, message] of refusals) {
    const refused = save(school.actors.admin, { ...draft, [field]: address });
    await expect(refused).rejects.toMatchObject({
      status: 400,
      body: { errors: [{ path: `resource.${field}`, message }] },
    });
  }
  // Another admin keeps a file that is there already.
  const again = await save(school.actors.support, { ...draft, file, title: 'Renamed' });
  expect(again.resource).toMatchObject({ title: 'Renamed', file_name: 'Our guide.pdf' });
  expect((await save(school.actors.admin, { ...draft, file: null })).resource).toMatchObject({
    file: null,
    file_name: '',
  });
});

it('keeps an address on the web that was allowed once', async () => {
  const school = aSchool();
  const draft = aResource(school);
  await save(school.actors.admin, draft);
  const url = 'http://elsewhere.test/guide';
  await content.service.context.db.collection('resources').updateOne({ uid: draft.uid }, { $set: { url } });
  const again = await save(school.actors.admin, { ...draft, url, title: 'Renamed' });
  expect(again.resource).toMatchObject({ url, title: 'Renamed' });
});

it('needs a title', async () => {
  const { actors, place } = aSchool();
  await expect(save(actors.admin, { uid: newUid(), ...place })).rejects.toMatchObject({
    status: 400,
    body: { message: MESSAGES.fieldRequired, errors: [{ path: 'resource.title' }] },
  });
});

it('is mailed once to each address with the sender’s words as text, and to a number of people within an hour', async () => {
  const school = aSchool();
  const { uid: resource_uid } = await made(school);
  const mail = (emails: string[], message?: string) =>
    content.call('mailResource', { body: { resource_uid, emails, message } }, school.actors.coach);
  const to = `${newUid().toLowerCase()}@home.test`;
  await mail([to, to.toUpperCase()], '<b>Look</b>');
  const mails = content.service.context.db.collection<MailRecord>('mails');
  const [sent, ...more] = await mails.find({ to }).toArray();
  expect(more).toEqual([]);
  expect(sent).toMatchObject({ template: 'resource', subject: expect.stringContaining('sends you Guide') });
  expect(sent!.html).toContain('&lt;b&gt;Look&lt;/b&gt;');

  const twenty = Array.from({ length: 20 }, (_, index) => `${index}@home.test`);
  expect(await statusOf(mail([...twenty, 'more@home.test']))).toBe(400);
  const times = Math.ceil(RESOURCE_MAILS_PER_HOUR / twenty.length);
  const answers: number[] = [];
  for (let time = 0; time < times; time += 1) answers.push(await statusOf(mail(twenty)));
  expect(answers).toEqual([...Array.from({ length: times - 1 }, () => 200), 429]);
});

it('a deleted one is found in the recycle bin by those who make them', async () => {
  const school = aSchool();
  const { actors } = school;
  const params = await made(school);
  await content.call('deleteResource', { params }, actors.admin);
  const bin = binForTest('content', content);
  const object = { kind: 'resource', uid: params.uid };
  expect(await bin.finders(actors, object)).toEqual(['admin', 'superuser', 'support']);
  expect(await bin.found(actors.admin, params.uid)).toMatchObject([
    { noun: 'Resource', title: 'Guide', deleted_by_name: actors.admin.username },
  ]);
  await bin.restore(actors.admin, 'resource', params.uid);
  expect((await list(actors.coach, school.place)).resources).toMatchObject([{ uid: params.uid }]);
});

it('goes for good with its file, once its time in the recycle bin is over, unless another one has the file, too', async () => {
  const school = aSchool();
  const { admin } = school.actors;
  const [alone, shared] = [await upload(admin), await upload(admin, 'Both.pdf')];
  const drafts = [alone, shared, shared].map((file) => ({ ...aResource(school), file }));
  for (const draft of drafts) await save(admin, draft);
  for (const { uid } of drafts.slice(0, 2))
    await content.call('deleteResource', { params: { ...school.place, uid } }, admin);
  await content.purge(new Date(Date.now() - 60_000));
  expect((await content.get(alone)).status).toBe(200);
  await content.purge(new Date(Date.now() + 60_000));
  expect([(await content.get(alone)).status, (await content.get(shared)).status]).toEqual([404, 200]);
  const bin = binForTest('content', content);
  expect(await bin.list(admin)).toMatchObject({ total: 0 });
});

it('stores half of a sign as what stands for it, and answers what is stored', async () => {
  const school = aSchool();
  const { admin } = school.actors;
  const draft = { ...aResource(school), title: 'Guide \ud83d to praise', description: 'a\n\udc4db 👍' };
  const asStored = { title: 'Guide \ufffd to praise', description: 'a\n\ufffdb 👍' };
  expect((await save(admin, draft)).resource).toMatchObject(asStored);
  const { resource } = await content.call(
    'getResource',
    { params: { ...school.place, uid: draft.uid } },
    admin,
  );
  expect(resource).toMatchObject(asStored);
});

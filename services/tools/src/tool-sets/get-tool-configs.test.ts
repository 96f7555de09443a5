import { anActor, anActorIn } from '@coaching/access/testing';
import { newUid } from '@coaching/contracts';
import { aSchool, namesOf } from '../testing/a-school';
import { anOrganization, aToolSet } from '../testing/builders';
import { startToolsForTest, type ToolsForTest } from '../testing/tools-for-test';

let tools: ToolsForTest;
beforeAll(async () => {
  tools = await startToolsForTest();
});
afterAll(() => tools.close());

type Query = { org_uid?: string; user_uid?: string; all?: string };
const list = async (actor: ReturnType<typeof anActor>, query: Query = {}) =>
  (await tools.call('getToolConfigs', { query }, actor)).configs;

it('lists an organisation’s sets as each of them is loaded, the first one first', async () => {
  const { uid, owner, core, admin, load } = await aSchool(tools);
  const second = aToolSet({ ...owner, name: 'Second', uses: core.uid });
  await tools.withSets(second);
  const configs = await list(admin, { org_uid: uid });
  expect(namesOf(configs)).toEqual(['Ours', 'Second']);
  expect(configs).toEqual([await load(), await tools.load(admin, 'Organization', uid, second.uid)]);
  expect(await list(admin, { org_uid: 'none' })).toEqual(configs);
});

it('lists what nobody has stored yet', async () => {
  const [uid, solo] = [newUid(), anActor({ roles: ['Coach'] })];
  await tools.receive({ organizations: [anOrganization('New', uid)] });
  const coach = anActorIn(uid, 'Coach');
  expect(await list(coach, { org_uid: uid })).toEqual([await tools.load(coach, 'Organization', uid)]);
  expect(await list(solo, { user_uid: solo.uid })).toMatchObject([
    { uid: 'default', revision: 0, config_entity: 'User', config_uid: solo.uid },
  ]);
});

it('takes an empty uid for none', async () => {
  const { uid, admin } = await aSchool(tools);
  expect(await list(admin, { org_uid: '', user_uid: '' })).toEqual(await list(admin));
  expect(await list(admin, { org_uid: uid, user_uid: '' })).toEqual(await list(admin, { org_uid: uid }));
});

it('lists the platform’s when neither is named, and everybody’s to a Superuser', async () => {
  const { core, coach, set, superuser } = await aSchool(tools);
  const platform = await list(coach);
  expect(platform.map(({ uid }) => uid)).toContain(core.uid);
  for (const { config_entity } of platform) expect(config_entity).toBe('System');
  const all = await list(superuser, { all: 'true' });
  expect(all.map(({ uid }) => uid)).toEqual(expect.arrayContaining([core.uid, set.uid]));
  expect(all.find(({ uid }) => uid === set.uid)!.tools[3]!.tool_owner.name).toBe('Cedar Grove');
});

it('refuses an owner that there is not, and what is no uid', async () => {
  const superuser = anActor({ roles: ['Superuser'] });
  for (const query of [{ org_uid: newUid() }, { user_uid: newUid() }]) {
    await expect(list(superuser, query)).rejects.toMatchObject({ status: 404 });
  }
  await expect(list(superuser, { org_uid: '../x' })).rejects.toMatchObject({ status: 400 });
});

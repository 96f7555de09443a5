import { anActor, anActorIn } from '@coaching/access/testing';
import { newUid } from '@coaching/contracts';
import { openStoreForTest } from '@coaching/embedded/testing';
import { namesOf } from '../testing/a-school';
import { aTool, aToolSet } from '../testing/builders';
import { startToolsForTest } from '../testing/tools-for-test';

/** Two processes of the service on one empty database. */
async function twoProcesses() {
  const store = await openStoreForTest();
  const options = {
    mongoUrl: store.url,
    databasePrefix: store.databasePrefix,
    actorSecret: 'actor-secret-of-both-processes-of-it',
  };
  const [here, there] = [await startToolsForTest(options), await startToolsForTest(options)];
  const close = async () => {
    await here.close();
    await there.close();
    await store.close();
  };
  return { here, there, close };
}

it('comes into being by itself, once, with a tool of each type for everyone', async () => {
  const { here, there, close } = await twoProcesses();
  const [coach, solo] = [anActorIn(newUid(), 'Coach'), anActor({ roles: ['Coach'] })];
  const loaded = await Promise.all([
    here.load(coach, 'Organization', 'none'),
    there.load(coach, 'Organization', 'none'),
    here.load(solo, 'User', solo.uid),
    there.load(solo, 'System', 'system'),
  ]);
  for (const set of loaded) {
    expect(set.tools).toEqual(loaded[0]!.tools);
    expect(namesOf(set.tools)).toEqual(['Observation', 'Conversation', 'Rubric']);
    expect(set.tools.map(({ tool_type }) => tool_type)).toEqual(namesOf(set.tools));
  }
  expect(await here.service.context.db.collection('tool_sets').countDocuments()).toBe(1);
  const published = [...(await here.published()), ...(await there.published())];
  expect(published.map(({ entity_uid }) => entity_uid)).toEqual([loaded[3]!.uid]);
  await close();
});

it('is not made where the platform has a set', async () => {
  const tools = await startToolsForTest();
  await tools.withSets(aToolSet({ name: 'Imported', tools: [aTool('Walk')] }));
  const superuser = anActor({ roles: ['Superuser'] });
  const { configs } = await tools.call('getToolConfigs', { query: { all: 'true' } }, superuser);
  expect(namesOf(configs)).toEqual(['Imported']);
  await tools.close();
});

it('is a Superuser’s to change', async () => {
  const tools = await startToolsForTest();
  const superuser = anActor({ roles: ['Superuser'] });
  const had = await tools.load(superuser, 'System', 'system');
  const saved = await tools.save(superuser, { ...had, tools: had.tools.slice(1) });
  const solo = anActor({ roles: ['Coach'] });
  expect((await tools.load(solo, 'User', solo.uid)).tools).toEqual(saved.tools);
  await tools.close();
});

it('gets a further set for each uid that one is sent under, also of the same name on the same day', async () => {
  const tools = await startToolsForTest();
  const superuser = anActor({ roles: ['Superuser'] });
  const science = { name: 'Science', config_entity: 'System' as const, config_uid: 'system', tools: [] };
  const [one, other] = [newUid(), newUid()];
  for (const uid of [one, one, other]) await tools.save(superuser, { ...science, uid });
  const { configs } = await tools.call('getToolConfigs', { query: { all: 'true' } }, superuser);
  const made = configs.filter(({ name }) => name === 'Science').map(({ uid }) => uid);
  expect(made.sort()).toEqual([one, other].sort());
  await tools.close();
});

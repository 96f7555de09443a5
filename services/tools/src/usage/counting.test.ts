import { anActor, aPerson } from '@coaching/access/testing';
import { newUid } from '@coaching/contracts';
import { anInteraction, interactionDeleted, interactionFinished } from '@coaching/service-kit/testing';
import { aSchool } from '../testing/a-school';
import { startToolsForTest, type ToolsForTest } from '../testing/tools-for-test';

let tools: ToolsForTest;
beforeAll(async () => {
  tools = await startToolsForTest();
});
afterAll(() => tools.close());

/** A school, interactions that were made there, and how many are counted. */
async function aBusySchool() {
  const school = await aSchool(tools);
  const made = (more: object = {}) =>
    anInteraction(aPerson('Maya'), aPerson('Sam'), {
      organization_uid: school.uid,
      tool_config_uid: school.set.uid,
      tool_config_entity_uid: school.uid,
      ...more,
    });
  const count = async () => (await school.load()).data_count;
  return { ...school, made, count };
}

it('each interaction counts once, whatever is published of it and in whatever order', async () => {
  const { made, count } = await aBusySchool();
  const [first, second] = [made(), made({ entity_type: 'interview' })];
  await tools.withInteraction(first);
  await tools.withInteraction(first);
  await tools.withInteraction(first, 4);
  await tools.withInteraction({ ...first, tool_config_uid: null }, 2);
  await tools.receiveEvent(interactionFinished(first, 5));
  expect(await count()).toBe(1);
  await tools.withInteraction(second);
  expect(await count()).toBe(2);
});

it('deletion takes it out, restoring back in', async () => {
  const { made, count } = await aBusySchool();
  const one = made();
  await tools.withInteraction(one);
  await tools.receiveEvent(interactionDeleted(one, 2));
  await tools.withInteraction(one);
  expect(await count()).toBe(0);
  await tools.withInteraction(one, 3);
  expect(await count()).toBe(1);
  const gone = made();
  await tools.receiveEvent(interactionDeleted(gone, 2));
  expect(await count()).toBe(1);
});

it('moves with it to another set', async () => {
  const [school, other] = [await aBusySchool(), await aBusySchool()];
  const one = school.made();
  await tools.withInteraction(one);
  const there = { tool_config_uid: other.set.uid, tool_config_entity_uid: other.uid };
  await tools.withInteraction({ ...one, ...there, organization_uid: other.uid }, 2);
  expect([await school.count(), await other.count()]).toEqual([0, 1]);
});

it('is not for those elsewhere who say they used a set', async () => {
  const { made, count } = await aBusySchool();
  await tools.withInteraction(made({ organization_uid: newUid() }));
  await tools.withInteraction(made({ organization_uid: null }));
  await tools.withInteraction(made({ tool_config_entity_uid: 'system' }));
  expect(await count()).toBe(0);
});

it('what was made before an owner stored a set counts for their first one', async () => {
  const solo = anActor({ roles: ['Coach'] });
  const maya = { ...aPerson('Maya'), uid: solo.uid };
  const made = (tool_config_uid: string) =>
    anInteraction(maya, aPerson('Sam'), { tool_config_uid, tool_config_entity_uid: solo.uid });
  const before = made('default');
  await tools.withInteraction(before);
  const had = await tools.load(solo, 'User', solo.uid);
  expect(had.data_count).toBe(1);
  const saved = await tools.save(solo, { ...had, name: 'Mine' });
  expect(saved.data_count).toBe(1);
  await tools.withInteraction(made(saved.uid));
  await tools.withInteraction(made('default'));
  expect((await tools.load(solo, 'User', solo.uid)).data_count).toBe(3);
  const superuser = anActor({ roles: ['Superuser'] });
  await tools.receive({ people: [maya] });
  const further = await tools.save(superuser, { ...had, uid: newUid(), name: 'Second' });
  expect(further.data_count).toBe(0);
  await tools.receiveEvent(interactionDeleted(before, 2));
  expect((await tools.load(solo, 'User', solo.uid)).data_count).toBe(2);
});

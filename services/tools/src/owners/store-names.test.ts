import { anActor, anActorIn, aPerson } from '@coaching/access/testing';
import { anOrganization, aTool, aToolSet } from '../testing/builders';
import { startToolsForTest, type ToolsForTest } from '../testing/tools-for-test';

let tools: ToolsForTest;
beforeAll(async () => {
  tools = await startToolsForTest();
});
afterAll(() => tools.close());

const tool = aTool('Walk');

it('calls an organisation as it is called now, and ignores an older word', async () => {
  const organization = anOrganization('Cedar Grove');
  const { uid } = organization;
  await tools.withSets(aToolSet({ config_entity: 'Organization', config_uid: uid, tools: [tool] }));
  const ownerName = async () => {
    const set = await tools.load(anActorIn(uid, 'Coach'), 'Organization', uid);
    return set.tools[0]!.tool_owner.name;
  };
  expect(await ownerName()).toBe('');
  await tools.receive({ organizations: [organization] });
  expect(await ownerName()).toBe('Cedar Grove');
  await tools.receive({ organizations: [{ ...organization, name: 'Cedar Valley' }] }, 3);
  await tools.receive({ organizations: [organization] }, 2);
  expect(await ownerName()).toBe('Cedar Valley');
});

it('calls a coach as they are called now', async () => {
  const person = aPerson('Jo Whitfield');
  const { uid } = person;
  await tools.withSets(aToolSet({ config_entity: 'User', config_uid: uid, tools: [tool] }));
  await tools.receive({ people: [person] });
  await tools.receive({ people: [{ ...person, username: 'Jo W.' }] }, 2);
  expect((await tools.load(anActor({ uid }), 'User', uid)).tools[0]!.tool_owner.name).toBe('Jo W.');
});

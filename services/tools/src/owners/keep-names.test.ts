import { anActorIn } from '@coaching/service-kit/testing';
import { anActor, anOrganization, aPerson, aTool, aToolSet } from '../testing/builders';
import { startToolsForTest, type ToolsForTest } from '../testing/tools-for-test';

// Real servers on a machine that is busy with other things.
jest.setTimeout(30_000);

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
  await tools.withOrganization(organization);
  expect(await ownerName()).toBe('Cedar Grove');
  await tools.withOrganization({ ...organization, name: 'Cedar Valley' }, 3);
  await tools.withOrganization(organization, 2);
  expect(await ownerName()).toBe('Cedar Valley');
});

it('calls a coach as they are called now', async () => {
  const person = aPerson('Jo Whitfield');
  const { uid } = person;
  await tools.withSets(aToolSet({ config_entity: 'User', config_uid: uid, tools: [tool] }));
  await tools.withPerson(person);
  await tools.withPerson({ ...person, username: 'Jo W.' }, 2);
  expect((await tools.load(anActor({ uid }), 'User', uid)).tools[0]!.tool_owner.name).toBe('Jo W.');
});

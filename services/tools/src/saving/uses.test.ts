import { anActor, aPerson } from '@coaching/access/testing';
import { newUid } from '@coaching/contracts';
import { anInteraction } from '@coaching/service-kit/testing';
import { aSchool, namesOf } from '../testing/a-school';
import { aTool, aToolSet } from '../testing/builders';
import { startToolsForTest, type ToolsForTest } from '../testing/tools-for-test';

let tools: ToolsForTest;
beforeAll(async () => {
  tools = await startToolsForTest();
});
afterAll(() => tools.close());

const invalid = (message: RegExp) => ({ status: 400, body: { message: expect.stringMatching(message) } });

async function aSchoolWithAChoice() {
  const school = await aSchool(tools);
  const other = aToolSet({ name: 'Other', tools: [aTool('Round', { tool_type: 'Rubric' })] });
  await tools.withSets(other);
  return { ...school, other, had: await school.load() };
}

it('another set to use begins the order and hiding anew, and what was made in the set stays', async () => {
  const { had, admin, other, core, talk, seminar, walk } = await aSchoolWithAChoice();
  const customised = await tools.save(admin, {
    ...had,
    tools: [...had.tools].reverse(),
    tools_deleted: [talk.uid, seminar.uid],
  });
  const saved = await tools.save(admin, { ...customised, uses: other.uid });
  expect(namesOf(saved.tools)).toEqual(['Round', 'Walk', 'Seminar']);
  expect(saved).toMatchObject({ uses: other.uid, old_uses: [core.uid], tools_deleted: [], tools_hidden: [] });
  const cleared = await tools.save(admin, { ...saved, tools: [], uses: null });
  expect(namesOf(cleared.tools)).toEqual(['Walk', 'Seminar']);
  expect(cleared.old_uses).toEqual([core.uid, other.uid]);
  const back = await tools.save(admin, { ...cleared, uses: core.uid });
  expect(namesOf(back.tools)).toEqual(['Watch', 'Talk', 'Score', 'Walk', 'Seminar']);
  expect(back.tools[3]!.uid).toBe(walk.uid);
});

it('no set is used where the client says so by an empty text, as selectors do', async () => {
  const { had, admin } = await aSchoolWithAChoice();
  const cleared = await tools.save(admin, { ...had, tools: [], uses: '' });
  expect(cleared.uses).toBeNull();
});

it('passes over what a client orders that still has the tools of the set before', async () => {
  const { had, admin, other } = await aSchoolWithAChoice();
  const saved = await tools.save(admin, { ...had, uses: other.uid });
  const { revision: _revision, ...stale } = { ...had, uses: other.uid };
  expect(await tools.save(admin, stale)).toEqual(saved);
  const { tools: offered } = await tools.save(admin, { ...stale, tools: [...had.tools].reverse() });
  expect(namesOf(offered)).toEqual(['Round', 'Seminar', 'Walk']);
});

describe('is refused', () => {
  it('for the set itself, one that is not the platform’s, and one that is not there', async () => {
    const { had, admin } = await aSchoolWithAChoice();
    const theirs = await aSchool(tools);
    await expect(tools.save(admin, { ...had, uses: had.uid })).rejects.toMatchObject(invalid(/itself/));
    for (const uses of [theirs.set.uid, newUid(), 'default']) {
      await expect(tools.save(admin, { ...had, uses })).rejects.toMatchObject(invalid(/platform’s/));
    }
  });

  it('to sets of the platform, so that none uses another in a circle', async () => {
    const { superuser, core, other } = await aSchoolWithAChoice();
    const platform = await tools.load(superuser, 'System', 'system', core.uid);
    for (const uses of [other.uid, core.uid]) {
      await expect(tools.save(superuser, { ...platform, uses })).rejects.toMatchObject(
        invalid(/uses no other/),
      );
    }
  });

  it.each(['observation', 'interview', 'rubric_instance'] as const)('once an %s was made', async (kind) => {
    const { had, admin, uid, other, set } = await aSchoolWithAChoice();
    await tools.withInteraction(
      anInteraction(aPerson('Maya'), aPerson('Sam'), {
        entity_type: kind,
        organization_uid: uid,
        tool_config_uid: set.uid,
        tool_config_entity_uid: uid,
      }),
    );
    await expect(tools.save(admin, { ...had, uses: other.uid })).rejects.toMatchObject(
      invalid(/can no longer be changed/),
    );
    expect(await tools.save(admin, { ...had, name: 'Anew' })).toMatchObject({ data_count: 1, name: 'Anew' });
  });

  it('at the first save, once interactions were made with what was not stored', async () => {
    const { other } = await aSchoolWithAChoice();
    const solo = anActor({ roles: ['Coach'] });
    const had = await tools.load(solo, 'User', solo.uid);
    const maya = { ...aPerson('Maya'), uid: solo.uid };
    await tools.withInteraction(
      anInteraction(maya, aPerson('Sam'), {
        tool_config_uid: 'default',
        tool_config_entity_uid: solo.uid,
      }),
    );
    await expect(tools.save(solo, { ...had, uses: other.uid })).rejects.toMatchObject(
      invalid(/can no longer be changed/),
    );
    expect(await tools.save(solo, { ...had, name: 'Mine' })).toMatchObject({ data_count: 1, revision: 1 });
  });
});

it('is a standalone coach’s choice from the beginning', async () => {
  const { other } = await aSchoolWithAChoice();
  const solo = anActor({ roles: ['Coach'] });
  const had = await tools.load(solo, 'User', solo.uid);
  const saved = await tools.save(solo, { ...had, uses: other.uid });
  expect(namesOf(saved.tools)).toEqual(['Round']);
  expect(saved.old_uses).toEqual([had.uses]);
});

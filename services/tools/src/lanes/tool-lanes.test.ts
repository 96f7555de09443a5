import { anActor, anActorIn, aPerson } from '@coaching/access/testing';
import { type Actor, type LaneNaming, MESSAGES, newUid } from '@coaching/contracts';
import { anOrganization, aTool, aToolSet } from '../testing/builders';
import { startToolsForTest, type ToolsForTest } from '../testing/tools-for-test';

const [here, elsewhere, solo] = [newUid(), newUid(), newUid()];
const [walk, seminar, studio] = [aTool('Walk'), aTool('Seminar'), aTool('Studio')];
const core = aToolSet({ tools: [walk] });
const words: LaneNaming = { by: 'words', left_name: 'Teacher', right_name: 'Students' };
const people: LaneNaming = { by: 'people' };

const actors = {
  coach: anActorIn(here, 'Coach'),
  coachee: anActorIn(here, 'Coachee'),
  'program admin': anActorIn(here, 'Program Admin', newUid()),
  'organization admin': anActorIn(here, 'Organization Admin'),
  'organization admin elsewhere': anActorIn(elsewhere, 'Organization Admin'),
  solo: anActor({ uid: solo, roles: ['Coach'] }),
  'another solo': anActor({ roles: ['Coach'] }),
  superuser: anActor({ roles: ['Superuser'] }),
  support: anActor({ roles: ['Support'] }),
} satisfies Record<string, Actor>;
type Who = keyof typeof actors;

const owners = {
  System: { config_entity: 'System', config_uid: 'system' },
  Organization: { config_entity: 'Organization', config_uid: here },
  User: { config_entity: 'User', config_uid: solo },
} as const;

let tools: ToolsForTest;
beforeAll(async () => {
  tools = await startToolsForTest();
  for (const [name, uid] of [
    ['Cedar Grove', here],
    ['Lakeside', elsewhere],
  ] as const) {
    await tools.receive({ organizations: [anOrganization(name, uid)] });
  }
  await tools.receive({ people: [aPerson('Jo Whitfield', { uid: solo })] });
  await tools.withSets(
    core,
    aToolSet({ ...owners.Organization, uses: core.uid, tools: [seminar] }),
    aToolSet({ ...owners.User, uses: core.uid, tools: [studio] }),
  );
});
afterAll(() => tools.close());

const choose = async (
  who: Who | null,
  owner: keyof typeof owners,
  { uid }: { uid: string },
  lanes: LaneNaming | null,
) => {
  const tool_lanes = { ...owners[owner], tool_uid: uid, lanes };
  const body = { tool_lanes };
  return (await tools.call('saveToolLanes', { body }, who && actors[who])).tool_lanes;
};
const lanesOf = async (who: Who, owner: 'Organization' | 'User', { uid }: { uid: string }) => {
  const set = await tools.load(actors[who], owner, owners[owner].config_uid);
  return set.tools.find((tool) => tool.uid === uid)!.lanes;
};

describe('the lanes of a tool', () => {
  it('are called nothing in particular until somebody chooses', async () => {
    expect(await lanesOf('coach', 'Organization', seminar)).toBeNull();
  });

  it('are called as its owner chose, and as before once that is taken back', async () => {
    expect(await choose('organization admin', 'Organization', seminar, words)).toEqual({
      ...owners.Organization,
      tool_uid: seminar.uid,
      lanes: words,
    });
    expect(await lanesOf('coach', 'Organization', seminar)).toEqual(words);
    await choose('organization admin', 'Organization', seminar, null);
    expect(await lanesOf('coach', 'Organization', seminar)).toBeNull();
  });

  it('of a tool that is taken over are each owner’s to name, before the platform’s', async () => {
    await choose('superuser', 'System', walk, words);
    expect(await lanesOf('coach', 'Organization', walk)).toEqual(words);
    await choose('organization admin', 'Organization', walk, people);
    expect(await lanesOf('coach', 'Organization', walk)).toEqual(people);
    expect(await lanesOf('solo', 'User', walk)).toEqual(words);
  });

  it('are stored once, also when they come several times at once', async () => {
    await Promise.all([1, 2, 3, 4].map(() => choose('solo', 'User', studio, people)));
    const stored = tools.service.context.db.collection('tool_lanes');
    expect(await stored.countDocuments({ tool_uid: studio.uid })).toBe(1);
  });

  it.each([
    ['without a name', { by: 'words', left_name: ' ', right_name: 'Students' }],
    ['that is too long', { by: 'words', left_name: 'Teacher', right_name: 'S'.repeat(201) }],
    ['by something else', { by: 'picture' }],
    ['with more than names', { ...words, middle_name: 'Assistant' }],
  ])('are refused %s', async (_how, lanes) => {
    const attempt = choose('organization admin', 'Organization', seminar, lanes as LaneNaming);
    await expect(attempt).rejects.toMatchObject({ status: 400 });
    expect(await lanesOf('coach', 'Organization', seminar)).toBeNull();
  });
});

describe('who names them', () => {
  const choosers: Record<keyof typeof owners, Who[]> = {
    System: ['superuser'],
    Organization: ['organization admin', 'superuser'],
    User: ['solo', 'superuser'],
  };
  const readers: Record<keyof typeof owners, Who[]> = {
    System: Object.keys(actors) as Who[],
    Organization: ['coach', 'coachee', 'program admin', 'support'],
    User: ['support'],
  };

  describe.each(['System', 'Organization', 'User'] as const)('for %s', (owner) => {
    it.each(Object.keys(actors) as Who[])('%s', async (who) => {
      const attempt = choose(who, owner, walk, words);
      if (choosers[owner].includes(who)) return expect(await attempt).toMatchObject({ lanes: words });
      const refusal = readers[owner].includes(who)
        ? { status: 403 }
        : { status: 404, body: { message: MESSAGES.notFound } };
      await expect(attempt).rejects.toMatchObject(refusal);
    });
  });

  it('is signed in', async () => {
    await expect(choose(null, 'Organization', walk, words)).rejects.toMatchObject({ status: 401 });
  });

  it('names no tool that is deleted', async () => {
    const had = await tools.load(actors.solo, 'User', solo);
    await tools.save(actors.solo, { ...had, tools: had.tools.filter(({ uid }) => uid !== studio.uid) });
    await expect(choose('solo', 'User', studio, words)).rejects.toMatchObject({ status: 404 });
  });

  it('names a tool that there is, of their own or of the platform', async () => {
    const absent = { status: 404, body: { message: MESSAGES.notFound } };
    for (const tool of [studio, aTool('Invented')]) {
      const attempt = choose('organization admin', 'Organization', tool, words);
      await expect(attempt).rejects.toMatchObject(absent);
    }
  });
});

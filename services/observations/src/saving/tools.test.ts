import { newUid, type ObservationDraft } from '@coaching/contracts';
import { aSchoolWithPeople } from '../testing/builders';
import { aTool, type ObservationsForTest, startObservationsForTest } from '../testing/observations-for-test';

let observations: ObservationsForTest;
beforeAll(async () => {
  observations = await startObservationsForTest();
});
afterAll(() => observations.close());

/** A coach with a coachee, and tools of their organization, of another one, and of the platform. */
async function aSchoolWithTools() {
  const school = aSchoolWithPeople();
  await observations.receive({ people: [school.coachee] });
  const own = aTool({ config_entity: 'Organization', config_uid: school.here });
  const strangers = aTool({ config_entity: 'Organization', config_uid: newUid() });
  const platforms = aTool();
  const rubric = aTool({ tool_type: 'Rubric' });
  const deleted = aTool({ deleted: true });
  for (const tool of [own, strangers, platforms, rubric, deleted]) await observations.withTool(tool);
  const make = (tool_uid: ObservationDraft['tool_uid'], actor = school.coach) =>
    observations.anObservationOf(school.coachee, actor, { tool_uid });
  return { ...school, own, strangers, platforms, rubric, deleted, make };
}

const refused = {
  status: 400,
  body: {
    message: expect.stringContaining('Please choose an observation tool that you work with.'),
    errors: [{ path: 'observation.tool_uid' }],
  },
};

describe('an observation', () => {
  it('is made with a tool of one’s organization, with the platform’s, and with none', async () => {
    const { own, platforms, make } = await aSchoolWithTools();
    for (const tool_uid of [own.uid, platforms.uid, null])
      expect(await make(tool_uid)).toMatchObject({ tool_uid });
    expect(await make(undefined)).toMatchObject({ tool_uid: null });
  });

  it.each(['strangers', 'rubric', 'deleted'] as const)(
    'is not made with a tool such as %s',
    async (which) => {
      const { make, ...school } = await aSchoolWithTools();
      await expect(make(school[which].uid)).rejects.toMatchObject(refused);
    },
  );

  it('is not made with a tool that is not known, which is said in the same words', async () => {
    const { make } = await aSchoolWithTools();
    await expect(make(newUid())).rejects.toMatchObject(refused);
  });

  it('does not change to a tool that its coach does not work with', async () => {
    const { own, platforms, strangers, make, coach } = await aSchoolWithTools();
    const { uid } = await make(own.uid);
    const change = (tool_uid: string | null) => observations.save(coach, { uid, tool_uid });
    await expect(change(strangers.uid)).rejects.toMatchObject(refused);
    expect(await observations.get(coach, uid)).toMatchObject({ tool_uid: own.uid });
    expect(await change(platforms.uid)).toMatchObject({ tool_uid: platforms.uid });
    expect(await change(null)).toMatchObject({ tool_uid: null });
  });

  it('is saved on with the tool that it has, whatever has become of that', async () => {
    const { own, make, coach } = await aSchoolWithTools();
    const made = await make(own.uid);
    await observations.withTool({ ...own, deleted: true }, 2);
    const more = { ...made, title: 'Fractions' };
    const { uid, tool_uid, title } = more;
    expect(await observations.save(coach, { uid, tool_uid, title })).toMatchObject({ tool_uid, title });
  });
});

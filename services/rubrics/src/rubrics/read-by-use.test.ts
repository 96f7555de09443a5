import { aRubric, aSchool, everybody, use, type Person as Who } from '../testing/builders';
import { aTool, type RubricsForTest, startRubricsForTest } from '../testing/rubrics-for-test';

let rubrics: RubricsForTest;
beforeAll(async () => {
  rubrics = await startRubricsForTest();
});
afterAll(() => rubrics.close());

const read = (school: Awaited<ReturnType<typeof aSchool>>, who: Who, uid: string) =>
  rubrics.call('getRubric', { params: { uid } }, school[who]);

it('a standalone coach’s rubric is read by their coachee as she was scored by it, and by no more people than before', async () => {
  const school = await aSchool(rubrics);
  const { soloCoach, people } = school;
  const tool = aTool({ config_entity: 'User', config_uid: soloCoach.uid });
  await rubrics.withTool(tool);
  const rubric = await rubrics.build(soloCoach, aRubric({ uid: tool.uid }));
  const { uid } = rubric;
  await expect(read(school, 'soloCoachee', uid)).rejects.toMatchObject({ status: 404 });
  const { uid: instance } = await use(
    rubrics,
    { ...school, coach: soloCoach, rubric },
    { client: people.soloCoachee.uid, visibility: 'private' },
  );
  await expect(read(school, 'soloCoachee', uid)).rejects.toMatchObject({ status: 404 });
  await rubrics.save(soloCoach, { uid: instance, visibility: 'shared' });
  const columns = rubric.columns.slice(1);
  await rubrics.build(soloCoach, { uid, columns });
  const { name, categories } = rubric;
  const scored = { name, categories, columns: rubric.columns, version: 1, config_entity: 'User' };
  expect(await read(school, 'soloCoachee', uid)).toMatchObject({ as_scored: true, rubric: scored });
  const now = await read(school, 'soloCoach', uid);
  expect([now.as_scored, now.rubric.version]).toEqual([undefined, 2]);
  for (const who of everybody)
    if (!['superuser', 'support', 'soloCoach', 'soloCoachee'].includes(who))
      await expect(read(school, who, uid)).rejects.toMatchObject({ status: 404 });
  await rubrics.remove(soloCoach, instance);
  await expect(read(school, 'soloCoachee', uid)).rejects.toMatchObject({ status: 404 });
});

describe('a rubric that was deleted', () => {
  let school: Awaited<ReturnType<typeof aSchool>>;
  beforeAll(async () => {
    school = await aSchool(rubrics);
    const { programs, here } = school;
    const program_embed = {
      program_uid: programs.literacy,
      program_name: 'Literacy',
      organization_uid: here,
    };
    await use(rubrics, school, { program_embed });
    await rubrics.call('deleteRubric', { params: { uid: school.rubric.uid } }, school.admin);
  });

  const readers: readonly Who[] = ['superuser', 'support', 'admin', 'programAdmin', 'coach', 'coachee'];
  it.each(everybody)('is read by readers of what was scored by it: %s', async (who) => {
    const { uid, columns, categories } = school.rubric;
    if (readers.includes(who))
      expect(await read(school, who, uid)).toMatchObject({
        as_scored: true,
        rubric: { columns, categories },
      });
    else await expect(read(school, who, uid)).rejects.toMatchObject({ status: 404 });
  });

  it('is scored by no more, though its words are read', async () => {
    await expect(use(rubrics, school)).rejects.toMatchObject({ status: 400 });
  });
});

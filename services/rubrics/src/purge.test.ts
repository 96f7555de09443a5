import { aSchool, use } from './testing/builders';
import { type RubricsForTest, startRubricsForTest } from './testing/rubrics-for-test';

let rubrics: RubricsForTest;
beforeAll(async () => {
  rubrics = await startRubricsForTest();
});
afterAll(() => rubrics.close());

const soon = () => new Date(Date.now() + 60_000);

it('a deleted rubric stays for as long as anybody was scored by it, and then goes', async () => {
  const school = await aSchool(rubrics);
  const { admin, coach, rubric } = school;
  const instance = await use(rubrics, school, { items: [[{ checked: 1, notes: '' }]] });
  await rubrics.call('deleteRubric', { params: { uid: rubric.uid } }, admin);
  expect(await rubrics.purge(soon())).toBe(0);
  expect((await rubrics.get(coach, instance.uid)).uid).toBe(instance.uid);
  await rubrics.remove(coach, instance.uid);
  // The instance that needs it goes in the same look, and the rubric in the next.
  expect(await rubrics.purge(soon())).toBe(1);
  expect(await rubrics.purge(soon())).toBe(1);
  await expect(rubrics.call('undeleteRubric', { params: { uid: rubric.uid } }, admin)).rejects.toMatchObject({
    status: 404,
  });
});

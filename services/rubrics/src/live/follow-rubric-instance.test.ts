import {
  applyRubricInstanceUpdate,
  type RubricInstance,
  type RubricInstanceUpdate,
} from '@coaching/contracts';
import { aSchool, use } from '../testing/builders';
import { type RubricsForTest, startRubricsForTest } from '../testing/rubrics-for-test';

let rubrics: RubricsForTest;
beforeAll(async () => {
  rubrics = await startRubricsForTest();
});
afterAll(() => rubrics.close());

async function followed() {
  const school = await aSchool(rubrics);
  const instance = await use(rubrics, school);
  const { uid } = instance;
  const live = await rubrics.follow('followRubricInstance', { params: { uid } }, school.coachee);
  let seen: RubricInstance | null = null;
  const next = async () => {
    const news = (await live.next())!.data as RubricInstanceUpdate;
    seen = news.kind === 'gone' ? null : applyRubricInstanceUpdate(seen, news);
    return seen;
  };
  expect(await next()).toEqual(await rubrics.get(school.coachee, uid));
  return { ...school, uid, next };
}

it('tells of each save as its reader may see it', async () => {
  const { coach, coachee, uid, next } = await followed();
  await rubrics.save(coach, { uid, items: [[{ checked: 1, notes: '<p>Why?</p>' }]], evidence: ['one'] });
  const seen = await next();
  expect(seen).toEqual(await rubrics.get(coachee, uid));
  expect(seen!.items[0]![0]).toMatchObject({ checked: 1 });
});

it('tells of the rubric’s new words, and of a new name of the coachee', async () => {
  const { admin, coachee, people, rubric, uid, next } = await followed();
  await rubrics.build(admin, { uid: rubric.uid, name: 'Habits' });
  expect((await next())!.rubric.name).toBe('Habits');
  await rubrics.receive({ people: [{ ...people.coachee, username: 'Mr. Reyes' }] }, 2);
  expect((await next())!.client_embed.username).toBe('Mr. Reyes');
  expect(await rubrics.get(coachee, uid)).toMatchObject({ client_embed: { username: 'Mr. Reyes' } });
});

it('ends when it is deleted, and is refused to who may not read it', async () => {
  const { coach, otherCoachee, uid, next } = await followed();
  await expect(
    rubrics.follow('followRubricInstance', { params: { uid } }, otherCoachee),
  ).rejects.toMatchObject({ status: 404 });
  await rubrics.remove(coach, uid);
  expect(await next()).toBeNull();
});

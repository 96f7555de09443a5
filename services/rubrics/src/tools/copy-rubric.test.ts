import { newUid } from '@coaching/contracts';
import { aSchool, use } from '../testing/builders';
import { type RubricsForTest, startRubricsForTest } from '../testing/rubrics-for-test';

let rubrics: RubricsForTest;
beforeAll(async () => {
  rubrics = await startRubricsForTest();
});
afterAll(() => rubrics.close());

async function aCopy() {
  const school = await aSchool(rubrics);
  await use(rubrics, school);
  const to = newUid();
  const theirs = {
    config_entity: 'Organization',
    config_uid: school.strangerAdmin.organization_uid!,
  } as const;
  const copied = (revision: number) =>
    rubrics.receiveEvent({
      type: 'tool.copied',
      entity_uid: to,
      revision,
      data: { from: school.rubric.uid, to, ...theirs, categories: {} },
    });
  return { ...school, to, theirs, copied };
}

it('gives the copy of a tool a rubric of its own, in its first version and for its owner', async () => {
  const { rubric, strangerAdmin, coach, to, theirs, copied } = await aCopy();
  await copied(1);
  const copy = await rubrics.rubric(strangerAdmin, to);
  expect(copy).toMatchObject({ uid: to, version: 1, revision: 1, name: rubric.name, ...theirs });
  const uids = ({ columns, categories }: typeof copy) =>
    [...columns, ...categories, ...categories.flatMap(({ rows }) => rows)].map(({ uid }) => uid);
  expect(uids(copy)).toHaveLength(uids(rubric).length);
  expect(uids(copy).filter((uid) => uids(rubric).includes(uid))).toEqual([]);
  expect(copy.categories.map(({ rows }) => rows.map(({ cols }) => cols))).toEqual(
    rubric.categories.map(({ rows }) => rows.map(({ cols }) => cols)),
  );
  await expect(rubrics.rubric(coach, to)).rejects.toMatchObject({ status: 404 });
});

it('leaves a copy alone that somebody has changed, when it is published again', async () => {
  const { strangerAdmin, to, copied } = await aCopy();
  await copied(1);
  await rubrics.build(strangerAdmin, { uid: to, name: 'Ours' });
  await copied(2);
  expect((await rubrics.rubric(strangerAdmin, to)).name).toBe('Ours');
});

it('copies no rubric that was deleted', async () => {
  const { rubric, admin, strangerAdmin, to, copied } = await aCopy();
  await rubrics.call('deleteRubric', { params: { uid: rubric.uid } }, admin);
  await copied(1);
  await expect(rubrics.rubric(strangerAdmin, to)).rejects.toMatchObject({ status: 404 });
});

import type { RubricInstance } from '@coaching/contracts';
import { aSchool, type School, scores, use } from '../testing/builders';
import { type RubricsForTest, startRubricsForTest } from '../testing/rubrics-for-test';

let rubrics: RubricsForTest;
beforeAll(async () => {
  rubrics = await startRubricsForTest();
});
afterAll(() => rubrics.close());

const said = ({ rubric, items }: RubricInstance) => scores(rubric, items);
const rowsOf = ({ rubric }: School) => rubric.categories.map(({ rows }) => rows.map(({ uid }) => uid));

async function aUse(more: object = {}) {
  const school = await aSchool(rubrics);
  const instance = await use(rubrics, school, more);
  const save = (draft: object) => rubrics.save(school.coach, { uid: instance.uid, ...draft });
  return { school, instance, save, rows: rowsOf(school) };
}

it('stores rows by their uids, and leaves rows alone that are left out', async () => {
  const { save, rows } = await aUse({
    items: [[{ checked: 0 }, { checked: 1, notes: '<p>Three seconds.</p>' }], []],
  });
  const saved = await save({ revision: 1, items: [[{ row_uid: rows[1]![0], checked: 2 }]] });
  expect(said(saved)).toEqual({
    Questions: 'Not yet',
    'Wait time': 'Sometimes <p>Three seconds.</p>',
    Demand: 'Always',
  });
});

it('what is left out of a row stays, what is null goes', async () => {
  const { save } = await aUse({ items: [[{ checked: 0, notes: 'Why?' }]] });
  expect(said(await save({ items: [[{ checked: 2 }]] }))).toEqual({ Questions: 'Always Why?' });
  expect(said(await save({ items: [[{ notes: null }]] }))).toEqual({ Questions: 'Always' });
  expect(said(await save({ items: [[{ checked: null }]] }))).toEqual({});
});

it('a level and “not observed” end each other, and are never both', async () => {
  const { save } = await aUse({ items: [[{ checked: 0, notes: 'Why?' }]] });
  expect(said(await save({ items: [[{ not_observed: true }]] }))).toEqual({ Questions: 'Not observed Why?' });
  expect(said(await save({ items: [[{ checked: 1 }]] }))).toEqual({ Questions: 'Sometimes Why?' });
  await expect(save({ items: [[{ checked: 1, not_observed: true }]] })).rejects.toMatchObject({
    status: 400,
    body: { errors: [{ path: 'rubric_instance.items.0.0' }] },
  });
});

it.each([
  ['beyond the columns', { items: [[{ checked: 3 }]] }, '0.0'],
  ['below them', { items: [[{ checked: -1 }]] }, '0.0.checked'],
  ['in a row that is not there', { items: [[{ row_uid: 'nowhere', checked: 1 }]] }, '0.0'],
  ['in a row beyond its category', { items: [[], [{}, { checked: 1 }]] }, '1.1'],
  ['noted in a category beyond the rubric', { items: [[], [], [{ notes: '<p>Hm.</p>' }]] }, '2.0'],
  ['twice in one row', { items: [[{ checked: 1 }], [{}]], isTwice: true }, '1.0'],
])(
  'is refused %s, and changes nothing',
  async (_, { isTwice, ...draft }: { items: object[][]; isTwice?: boolean }, path) => {
    const { school, instance, save, rows } = await aUse({ items: [[{ checked: 0 }]] });
    const items = isTwice ? [draft.items[0], [{ row_uid: rows[0]![0] }]] : draft.items;
    const at = expect.objectContaining({ path: `rubric_instance.items.${path}` });
    await expect(save({ items, title: 'Else' })).rejects.toMatchObject({
      status: 400,
      body: { errors: [at] },
    });
    expect(await rubrics.get(school.coach, instance.uid)).toEqual(instance);
  },
);

it('drops what says nothing beyond the rubric', async () => {
  const { save } = await aUse();
  const items = [[{}, {}, { checked: null, notes: '<p></p>' }], [{}], [{ not_observed: false }]];
  expect(said(await save({ items }))).toEqual({});
});

it('a stale draft is answered with the current one, also where its rows are not there', async () => {
  const { save } = await aUse({ items: [[{ checked: 0 }]] });
  await save({ revision: 1, summary: '<p>Good.</p>' });
  await expect(save({ revision: 1, items: [[{ row_uid: 'gone', checked: 1 }]] })).rejects.toMatchObject({
    status: 409,
    body: { rubric_instance: { revision: 2, summary: '<p>Good.</p>' } },
  });
});

it('makes notes, summary and information safe', async () => {
  const { save } = await aUse();
  const unsafe = '<p onclick="x()">Yes<script>alert(1)</script></p>';
  const saved = await save({ items: [[{ notes: unsafe }]], summary: unsafe, additional_information: unsafe });
  expect([saved.items[0]![0]!.notes, saved.summary, saved.additional_information]).toEqual(
    Array(3).fill('<p>Yes</p>'),
  );
});

it('sets the end once, stays with its rubric, and is called after its coachee until it has a title', async () => {
  const { school, save, instance } = await aUse();
  expect((await save({ client: school.people.otherCoachee.uid })).title).toBe(
    "Ada Park's Practices with Grace Kim",
  );
  expect((await save({ title: 'Mine' })).title).toBe('Mine');
  expect((await save({ title: '' })).title).toBe("Ada Park's Practices with Grace Kim");
  await expect(save({ tool_uid: 'another' })).rejects.toMatchObject({ status: 400 });
  const end_timestamp = '2026-03-02T09:40:00.000Z';
  expect(await save({ end_timestamp })).toMatchObject({ end_timestamp });
  expect(await save({ end_timestamp: '2026-03-03T09:40:00.000Z' })).toMatchObject({ end_timestamp });
  const finished = (await rubrics.published()).filter(({ entity_uid }) => entity_uid === instance.uid);
  expect(finished.filter(({ type }) => type === 'rubric_instance.finished')).toHaveLength(1);
});

it('reads what was chosen in the order in which its coach saw the columns', async () => {
  const { school, save, instance } = await aUse();
  const { rubric, admin } = school;
  await rubrics.build(admin, { uid: rubric.uid, columns: [...rubric.columns].reverse() });
  const saved = await save({ rubric_revision: instance.rubric.revision, items: [[{ checked: 0 }]] });
  expect(said(saved)).toEqual({ Questions: 'Not yet' });
  expect(saved.items[0]![0]!.checked).toBe(2);
  expect(said(await save({ rubric_revision: 2, items: [[{ checked: 0 }]] }))).toEqual({
    Questions: 'Always',
  });
  expect(said(await save({ items: [[], [{ checked: 0 }]] }))).toMatchObject({ Demand: 'Always' });
});

it('refuses what was counted along columns that are others by now, and takes the one that is named', async () => {
  const school = await aSchool(rubrics);
  const { rubric, admin } = school;
  const [first, second, ...others] = rubric.columns;
  await rubrics.build(admin, { uid: rubric.uid, columns: [second!, ...others] });
  const save = (item: object) => {
    const items = [[{ row_uid: rowsOf(school)[0]![0], ...item }]];
    return use(rubrics, school, { rubric_revision: rubric.revision, items });
  };
  const refused = { status: 400, body: { errors: [{ path: 'rubric_instance.items.0.0' }] } };
  await expect(save({ checked: 1 })).rejects.toMatchObject(refused);
  await expect(save({ checked: 0, column_uid: first!.uid })).rejects.toMatchObject(refused);
  expect(said(await save({ checked: 1, column_uid: second!.uid }))).toEqual({ Questions: second!.name });
});

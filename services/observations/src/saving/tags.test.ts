import type { ItemTag } from '@coaching/contracts';
import { anItem, aSchoolWithPeople } from '../testing/builders';
import { type ObservationsForTest, startObservationsForTest } from '../testing/observations-for-test';

// Real servers on a machine that is busy with other things.
jest.setTimeout(30_000);

let observations: ObservationsForTest;
beforeAll(async () => {
  observations = await startObservationsForTest();
});
afterAll(() => observations.close());

const aTag = (row: string, rubric_uid = 'practices'): ItemTag => ({
  rubric_uid,
  row_uid: row,
  row_name: `About ${row}`,
});
const [asks, waits] = [aTag('asks'), aTag('waits')];

/** An observation whose first line is tagged and whose second is not. */
async function aTagged() {
  const school = aSchoolWithPeople();
  await observations.receive({ people: [school.coachee, school.other] });
  const items = [
    anItem({ tags: [asks, waits] }),
    anItem({ timestamp: '2026-03-02T09:00:05.000Z', data: '<p>Seven seconds.</p>' }),
  ];
  const observation = await observations.anObservationOf(school.coachee, school.coach, { items });
  return { ...school, items, observation, uid: observation.uid };
}
const tagsOf = ({ items }: { items: { tags: ItemTag[] }[] }) => items.map(({ tags }) => tags);

it('a line carries the rows it is evidence for, each once', async () => {
  const { coach, uid, items } = await aTagged();
  expect(tagsOf(await observations.get(coach, uid))).toEqual([[asks, waits], []]);
  const twice = await observations.save(coach, {
    uid,
    items: [items[0]!, { ...items[1]!, tags: [asks, asks] }],
  });
  expect(tagsOf(twice)).toEqual([[asks, waits], [asks]]);
  const untagged = await observations.save(coach, {
    uid,
    items: items.map((item) => ({ ...item, tags: [] })),
  });
  expect(tagsOf(untagged)).toEqual([[], []]);
});

it('a client that knows no tags loses none, whether it knows our uids or not', async () => {
  const { coach, uid, items } = await aTagged();
  const plain = items.map(({ tags: _tags, ...item }) => item);
  const [first, second] = plain.map((item) => ({ ...item, data: '<p>Typed on</p>' }));
  expect(tagsOf(await observations.save(coach, { uid, items: [second!, first!] }))).toEqual([
    [],
    [asks, waits],
  ]);
  const unnamed = plain.map(({ uid: _uid, ...item }) => item);
  const saved = await observations.save(coach, { uid, items: unnamed });
  expect(tagsOf(saved)).toEqual([[asks, waits], []]);
  const fewer = await observations.save(coach, { uid, items: [unnamed[1]!] });
  expect(tagsOf(fewer)).toEqual([[]]);
});

it('the coachee reads no tag, in no answer and in no live view, and others read them as the coach’s notes', async () => {
  const { coach, asCoachee, admin, programAdmin, support, uid, items } = await aTagged();
  const live = await observations.follow('followObservation', { params: { uid } }, asCoachee);
  const seen: unknown[] = [await live.next(), await observations.get(asCoachee, uid)];
  await observations.save(coach, { uid, items: [items[0]!, { ...items[1]!, tags: [aTag('demand')] }] });
  await observations.save(coach, { uid, items: [items[0]!, { ...items[1]!, data: '<p>Typed on</p>' }] });
  seen.push(await live.next());
  for (const update of seen) expect(JSON.stringify(update)).not.toMatch(/practices|About/);
  expect(tagsOf(await observations.get(asCoachee, uid))).toEqual([[], []]);
  for (const who of [admin, support])
    expect(tagsOf(await observations.get(who, uid))).toEqual([[asks, waits], []]);
  await expect(observations.get(programAdmin, uid)).rejects.toMatchObject({ status: 404 });
});

it('nobody but the coach tags', async () => {
  const { asCoachee, admin, coach, observation, uid, items } = await aTagged();
  const draft = { uid, items: items.map((item) => ({ ...item, tags: [aTag('demand')] })) };
  for (const who of [asCoachee, admin])
    await expect(observations.save(who, draft)).rejects.toMatchObject({ status: 403 });
  expect(await observations.get(coach, uid)).toEqual(observation);
});

it.each([
  ['more tags than a line carries', { tags: Array.from({ length: 21 }, (_, row) => aTag(`row-${row}`)) }],
  ['a tag without a row', { tags: [{ rubric_uid: 'practices', row_name: 'Asks' }] }],
  ['a rubric that is no uid', { tags: [aTag('asks', '../practices')] }],
])('%s is refused', async (_, more) => {
  const { coach, uid, items } = await aTagged();
  const draft = { uid, items: [{ ...items[0]!, ...(more as object) }] };
  await expect(observations.save(coach, draft)).rejects.toMatchObject({ status: 400 });
});

it('a row’s name is cut where it is long', async () => {
  const { coach, uid, items } = await aTagged();
  const tags = [{ ...asks, row_name: 'x'.repeat(400) }];
  const saved = await observations.save(coach, { uid, items: [{ ...items[0]!, tags }] });
  expect(saved.items[0]!.tags[0]!.row_name).toHaveLength(300);
});

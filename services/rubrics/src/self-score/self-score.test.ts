import type { RubricInstance } from '@coaching/contracts';
import { aSchool, scores, use } from '../testing/builders';
import { type RubricsForTest, startRubricsForTest } from '../testing/rubrics-for-test';

let rubrics: RubricsForTest;
beforeAll(async () => {
  rubrics = await startRubricsForTest();
});
afterAll(() => rubrics.close());

const SECRET = 'Talks over them';
const scored = {
  items: [[{ checked: 0, notes: `<p>${SECRET}</p>` }, { not_observed: true }]],
  summary: `<p>${SECRET}</p>`,
};

/** A use that its coachee is asked to score, too, and that its coach has scored. */
async function anInvitation(more: object = {}) {
  const school = await aSchool(rubrics);
  const instance = await use(rubrics, school, { invites_self_score: true, ...scored, ...more });
  const { uid } = instance;
  const { coach, coachee, admin } = school;
  const save = (draft: object) => rubrics.save(coach, { uid, ...draft });
  const finish = () => save({ end_timestamp: '2026-03-02T09:40:00.000Z' });
  const self = (body: object, who = coachee) => rubrics.selfScore(who, uid, body);
  const get = (who = coachee) => rubrics.get(who, uid);
  return { ...school, admin, instance, uid, save, finish, self, get };
}

const own = ({ rubric, self_score }: RubricInstance) => self_score && scores(rubric, self_score.items);
const answered = { items: [[{ checked: 2 }]] };

it('she reads nothing of her coach’s scores until both have finished, in no answer and in no live view', async () => {
  const { coachee, finish, self, get, save, uid } = await anInvitation();
  const live = await rubrics.follow('followRubricInstance', { params: { uid } }, coachee);
  const seen: unknown[] = [await live.next(), await get(), await self(answered)];
  await save({ items: [[], [{ checked: 1, notes: `<p>${SECRET}</p>` }]] });
  seen.push(await finish().then(() => get()), await self({ items: [[], [{ notes: '<p>Hers</p>' }]] }));
  seen.push(await live.next());
  for (const news of seen) expect(JSON.stringify(news)).not.toContain(SECRET);
  const withheld = await get();
  expect(withheld).toMatchObject({ items_withheld: true, summary: '', left_over: [] });
  expect(scores(withheld.rubric, withheld.items)).toEqual({});
  const finished = await self({ finished: true });
  expect(finished).toMatchObject({ items_withheld: false, summary: `<p>${SECRET}</p>` });
  expect(scores(finished.rubric, finished.items)).toMatchObject({ Questions: `Not yet <p>${SECRET}</p>` });
});

it('she who finishes first reads nothing until her coach has finished, in no answer and in no live view', async () => {
  const { coachee, coach, finish, self, get, save, uid } = await anInvitation();
  const live = await rubrics.follow('followRubricInstance', { params: { uid } }, coachee);
  const seen: unknown[] = [await live.next(), await self({ ...answered, finished: true }), await get()];
  await save({ items: [[], [{ checked: 1, notes: `<p>${SECRET}</p>` }]] });
  seen.push(await get(), await live.next(), await self({ ...answered, finished: true }));
  for (const news of seen) expect(JSON.stringify(news)).not.toContain(SECRET);
  const withheld = await get();
  expect(withheld).toMatchObject({ items_withheld: true, summary: '', left_over: [] });
  expect(scores(withheld.rubric, withheld.items)).toEqual({});
  expect(own(withheld)).toEqual({ Questions: 'Always' });
  expect((await get(coach)).self_score).toBeNull();
  await finish();
  expect(await get()).toMatchObject({ items_withheld: false, summary: `<p>${SECRET}</p>` });
  expect(own(await get(coach))).toEqual({ Questions: 'Always' });
});

it('she reads nothing of what the levels suggest until both have finished, as a step of it would name the level', async () => {
  const { admin, coach, coachee, rubric, uid, self, finish, get, save } = await anInvitation();
  const suggests = [[`${SECRET} less`], [], []];
  const [talk, tasks] = rubric.categories;
  const [first, ...others] = talk!.rows;
  const categories = [{ ...talk!, rows: [{ ...first!, next_steps: suggests }, ...others] }, tasks!];
  await rubrics.build(admin, { uid: rubric.uid, categories });
  const live = await rubrics.follow('followRubricInstance', { params: { uid } }, coachee);
  const steps = (instance: RubricInstance) => instance.rubric.categories[0]!.rows[0]!.next_steps;
  const seen: RubricInstance[] = [await get(), await self(answered)];
  for (const news of [...seen, await live.next()]) expect(JSON.stringify(news)).not.toContain(SECRET);
  expect(seen.map(steps)).toEqual([[], []]);
  // That they alone are others than when it began is no change of words to her.
  expect(seen.map(({ rubric_before }) => rubric_before)).toEqual([null, null]);
  expect(steps(await get(coach))).toEqual(suggests);
  await finish();
  expect(steps(await get())).toEqual([]);
  expect(steps(await self({ finished: true }))).toEqual(suggests);
  await save({ summary: '' });
  expect(steps(await get())).toEqual(suggests);
});

it('what both have finished stays to be read, also when the coach goes on with it', async () => {
  const { self, finish, save, get } = await anInvitation();
  await self({ ...answered, finished: true });
  await finish();
  await save({ end_timestamp: null });
  expect(await get()).toMatchObject({ items_withheld: false });
});

it('others read the coach’s scores all the time, and hers when both are finished', async () => {
  const { coach, admin, support, finish, self, get, instance } = await anInvitation();
  await self(answered);
  for (const who of [coach, admin, support])
    expect(await get(who)).toMatchObject({ items: instance.items, self_score: null, items_withheld: false });
  await self({ finished: true });
  for (const who of [coach, admin]) expect((await get(who)).self_score).toBeNull();
  await finish();
  for (const who of [coach, admin]) expect(own(await get(who))).toEqual({ Questions: 'Always' });
});

it('hers are neither read nor given by who is signed in as her', async () => {
  const { coachee, self, get } = await anInvitation();
  await self(answered);
  const staff = { ...coachee, real_uid: 'somebody-of-the-staff' };
  expect((await get(staff)).self_score).toBeNull();
  await expect(self({ items: [[{ checked: 0 }]] }, staff)).rejects.toMatchObject({ status: 403 });
  expect(own(await get())).toEqual({ Questions: 'Always' });
});

it('hers are hers at all times, saved row by row, and her coach’s revision is not stale by them', async () => {
  const { self, get, save, instance } = await anInvitation();
  expect(own(await get())).toEqual({});
  await Promise.all([
    self({ items: [[{ checked: 1 }]] }),
    self({ items: [[], [{ row_uid: instance.rubric.categories[1]!.rows[0]!.uid, notes: '<p>Yes</p>' }]] }),
  ]);
  expect(own(await get())).toEqual({ Questions: 'Sometimes', Demand: ' <p>Yes</p>' });
  expect(own(await self({ items: [[{ checked: 0 }]] }))).toMatchObject({ Questions: 'Not yet' });
  expect(await save({ revision: instance.revision, title: 'Visit' })).toMatchObject({ revision: 2 });
});

it('finishes once, also when that is sent again, and then stays as it is', async () => {
  const { self, get } = await anInvitation();
  const finished = await self({ ...answered, finished: true });
  expect(finished.self_score!.finished_at).not.toBeNull();
  expect(await self({ ...answered, finished: true })).toEqual(finished);
  await expect(self({ items: [[{ checked: 1 }]] })).rejects.toMatchObject({ status: 400 });
  expect(await get()).toEqual(finished);
});

it('passes by finishing without a score, and reads her coach’s once they have finished, in either order', async () => {
  const first = await anInvitation();
  expect(await first.self({ finished: true })).toMatchObject({ items_withheld: true });
  await first.finish();
  expect(await first.get()).toMatchObject({ items_withheld: false });
  expect(own(await first.get(first.coach))).toEqual({});
  const last = await anInvitation();
  await last.finish();
  expect(await last.get()).toMatchObject({ items_withheld: true });
  expect(await last.self({ finished: true })).toMatchObject({ items_withheld: false });
});

it.each([
  ['before she begins', null],
  ['after she has begun', answered],
  ['after she has finished', { ...answered, finished: true }],
])('taken back %s, what is shared is read live, also while the coach has not finished', async (_, body) => {
  const { self, save, get } = await anInvitation();
  if (body) await self(body);
  expect(await get()).toMatchObject({ items_withheld: true });
  await save({ invites_self_score: false });
  expect(await get()).toMatchObject({ items_withheld: false, summary: scored.summary });
});

it('is the coachee’s alone, and only where it is asked for', async () => {
  const { self, save, get, coach, admin, otherCoachee, secondCoach } = await anInvitation();
  for (const [who, status] of [
    [coach, 403],
    [admin, 403],
    [otherCoachee, 404],
    [secondCoach, 404],
  ] as const)
    await expect(self(answered, who)).rejects.toMatchObject({ status });
  await self(answered);
  await save({ invites_self_score: false });
  await expect(self({ items: [[{ checked: 1 }]] })).rejects.toMatchObject({ status: 403 });
  expect(await get()).toMatchObject({ items_withheld: false, summary: scored.summary });
  expect(own(await get())).toEqual({ Questions: 'Always' });
  expect((await get(coach)).self_score).toBeNull();
});

it.each([
  ['a column that is not there', { items: [[{ checked: 3 }]] }],
  ['a row that is not there', { items: [[{ row_uid: 'nowhere', checked: 0 }]] }],
  ['both', { items: [[{ checked: 1, not_observed: true }]] }],
])('refuses %s', async (_, body) => {
  const { self } = await anInvitation();
  await expect(self(body)).rejects.toMatchObject({ status: 400 });
});

it('is asked for before the scores can be read, and where they can be read at all', async () => {
  const { save, finish } = await anInvitation({ invites_self_score: false });
  await finish();
  await expect(save({ invites_self_score: true })).rejects.toMatchObject({ status: 400 });
  const other = await anInvitation({
    invites_self_score: false,
    visibility: 'private',
    items: [],
    summary: '',
  });
  await expect(other.save({ invites_self_score: true })).rejects.toMatchObject({ status: 400 });
  expect(await other.save({ invites_self_score: true, visibility: 'shared' })).toMatchObject({
    invites_self_score: true,
  });
});

it('is not asked for once she could read scores, also when she was asked before', async () => {
  const { save } = await anInvitation({ invites_self_score: false });
  await expect(save({ invites_self_score: true })).rejects.toMatchObject({ status: 400 });
  const asked = await anInvitation();
  await asked.save({ invites_self_score: false });
  await expect(asked.save({ invites_self_score: true })).rejects.toMatchObject({ status: 400 });
  const empty = await anInvitation({ invites_self_score: false, items: [] });
  expect((await empty.save({ invites_self_score: true })).invites_self_score).toBe(true);
});

it('takes the level that she chose, whatever columns the rubric had when she saw it', async () => {
  const { admin, coach, rubric, instance, self, uid } = await anInvitation({ items: [], summary: '' });
  const [first, second, ...others] = rubric.columns;
  await rubrics.build(admin, { uid: rubric.uid, columns: [second!, ...others] });
  const { newer_version } = await rubrics.get(coach, uid);
  const body = { version: newer_version! };
  await rubrics.call('moveRubricInstance', { params: { uid }, body }, coach);
  const { revision: rubric_revision } = instance.rubric;
  const sent = (more: object) => ({ rubric_revision, items: [[{ checked: 1, ...more }]] });
  await expect(self(sent({}))).rejects.toMatchObject({ status: 400 });
  await expect(self(sent({ column_uid: first!.uid }))).rejects.toMatchObject({ status: 400 });
  expect(own(await self(sent({ column_uid: second!.uid })))).toEqual({ Questions: second!.name });
});

it('stays with her: what she has scored is not given to another coachee', async () => {
  const { self, save, people } = await anInvitation({ items: [], summary: '' });
  await self(answered);
  await expect(save({ client: people.otherCoachee.uid })).rejects.toMatchObject({ status: 400 });
});

it('makes her notes safe', async () => {
  const { self } = await anInvitation();
  const saved = await self({ items: [[{ notes: '<p>Yes<script>alert(1)</script></p>' }]] });
  expect(saved.self_score!.items[0]![0]!.notes).toBe('<p>Yes</p>');
});

it('reads what she chose in the order in which she saw the columns', async () => {
  const { self, admin, rubric, instance } = await anInvitation();
  await rubrics.build(admin, { uid: rubric.uid, columns: [...rubric.columns].reverse() });
  const body = { rubric_revision: instance.rubric.revision, items: [[{ checked: 0 }]] };
  expect(own(await self(body))).toEqual({ Questions: 'Not yet' });
});

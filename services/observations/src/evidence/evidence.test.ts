import { type Actor, type ItemTag, MAX_EVIDENCE, MAX_EVIDENCE_LINES } from '@coaching/contracts';
import { explained } from '@coaching/service-kit/testing';
import type { Query } from 'mongoose';
import { observationsIn } from '../observation/observation-repository';
import { anItem, aSchoolWithPeople } from '../testing/builders';
import { type ObservationsForTest, startObservationsForTest } from '../testing/observations-for-test';

// Real servers on a machine that is busy with other things.
jest.setTimeout(30_000);

let observations: ObservationsForTest;
beforeAll(async () => {
  observations = await startObservationsForTest();
});
afterAll(() => observations.close());

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const aTag = (row_uid: string, rubric_uid = 'practices'): ItemTag => ({
  rubric_uid,
  row_uid,
  row_name: row_uid,
});

const items = [
  anItem({
    data: '<p>Why?</p>',
    notes: '<p>For the coach</p>',
    tags: [aTag('asks'), aTag('waits'), aTag('x', 'other')],
  }),
  anItem({ data: '<p>Open your books.</p>' }),
  anItem({ data: '<p>Seven seconds.</p>', tags: [aTag('waits')] }),
  anItem({ data: '<p>Elsewhere</p>', tags: [aTag('x', 'other')] }),
];
const fresh = () => items.map((item, place) => ({ ...item, uid: `line-${place}` }));

/** A school, and how observations are made and asked for there. */
async function aSchool() {
  const school = aSchoolWithPeople();
  await observations.receive({ people: [school.coachee, school.other] });
  const observe = (more: object = {}) =>
    observations.anObservationOf(school.coachee, school.coach, {
      title: 'Fractions',
      timestamp: daysAgo(3),
      items: fresh(),
      ...more,
    });
  const ask = async (who: Actor, more: object = {}) =>
    (
      await observations.call(
        'getEvidence',
        { query: { client_uid: school.coachee.uid, rubric_uid: 'practices', ...more } },
        who,
      )
    ).observations;
  return { ...school, observe, ask };
}

it('is the tagged lines of a rubric, of the observations of 90 days, newest first', async () => {
  const { coach, observe, ask, other } = await aSchool();
  const one = await observe({ timestamp: daysAgo(80) });
  const two = await observe();
  await observe({ timestamp: daysAgo(91) });
  await observe({ items: [anItem()] });
  await observe({ client: other.uid });
  const found = await ask(coach);
  expect(found.map(({ uid }) => uid)).toEqual([two.uid, one.uid]);
  expect(found[0]).toEqual({
    uid: two.uid,
    title: 'Fractions',
    timestamp: two.timestamp,
    lines: [
      { item_uid: 'line-0', time: '9:00:00 AM', data: '<p>Why?</p>', row_uids: ['asks', 'waits'] },
      { item_uid: 'line-2', time: '9:00:00 AM', data: '<p>Seven seconds.</p>', row_uids: ['waits'] },
    ],
    tagged: 2,
    untagged: [],
  });
});

it('with the lines that have words and no tag of the rubric, also of observations without a tagged one', async () => {
  const { coach, asCoachee, observe, ask } = await aSchool();
  const tagged = await observe();
  const plain = [anItem({ uid: 'plain' }), anItem({ uid: 'blank', data: '<p> </p>' })];
  const none = await observe({ timestamp: daysAgo(4), items: plain });
  const asked = { with_untagged: 'true', observation_uids: [tagged.uid, none.uid].join() };
  const untaggedOf = (found: { untagged: { item_uid: string }[] }[]) =>
    found.map(({ untagged }) => untagged.map(({ item_uid }) => item_uid));
  expect(untaggedOf(await ask(coach, asked))).toEqual([['line-1', 'line-3'], ['plain']]);
  expect(await ask(asCoachee, asked)).toEqual([]);
});

it('also of recent observations without a tagged line where these are asked for, without their lines', async () => {
  const { coach, asCoachee, observe, ask } = await aSchool();
  const tagged = await observe();
  const none = await observe({ timestamp: daysAgo(4), items: [anItem()] });
  await observe({ timestamp: daysAgo(91), items: [anItem()] });
  const asked = { every_observation: 'true' };
  const found = await ask(coach, asked);
  expect(found.map(({ uid }) => uid)).toEqual([tagged.uid, none.uid]);
  expect(found[1]).toMatchObject({ lines: [], tagged: 0, untagged: [] });
  expect(await ask(asCoachee, asked)).toEqual([]);
});

it('is answered for so many observations and lines, and says how many lines there are', async () => {
  const { coach, observe, ask } = await aSchool();
  const many = Array.from({ length: MAX_EVIDENCE_LINES + 5 }, () => anItem({ tags: [aTag('asks')] }));
  for (let number = 0; number <= MAX_EVIDENCE; number += 1)
    await observe(number === 0 ? { timestamp: daysAgo(1), items: many } : {});
  const found = await ask(coach);
  expect(found).toHaveLength(MAX_EVIDENCE);
  expect(found[0]).toMatchObject({ tagged: MAX_EVIDENCE_LINES + 5 });
  expect(found[0]?.lines).toHaveLength(MAX_EVIDENCE_LINES);
});

it('may be asked of single observations, however old', async () => {
  const { coach, observe, ask, other } = await aSchool();
  const [old, recent] = [await observe({ timestamp: daysAgo(400) }), await observe()];
  const elsewhere = await observe({ client: other.uid });
  const uidsOf = (found: { uid: string }[]) => found.map(({ uid }) => uid);
  expect(uidsOf(await ask(coach, { observation_uids: old.uid }))).toEqual([old.uid]);
  const both = { observation_uids: [old, recent, elsewhere].map(({ uid }) => uid).join() };
  expect(uidsOf(await ask(coach, both))).toEqual([recent.uid, old.uid]);
  const each = { observation_uids: [old.uid, recent.uid] };
  expect(uidsOf(await ask(coach, each))).toEqual([recent.uid, old.uid]);
  expect(await ask(coach, { observation_uids: '' })).toEqual([]);
  const tooMany = { observation_uids: Array.from({ length: 21 }, (_, place) => `o${place}`).join() };
  await expect(ask(coach, tooMany)).rejects.toMatchObject({ status: 400 });
});

it('is for readers of the coach’s notes: the coachee and strangers find nothing, also of one they name', async () => {
  const {
    observe,
    ask,
    coach,
    admin,
    superuser,
    support,
    asCoachee,
    colleague,
    strangerAdmin,
    programAdmin,
  } = await aSchool();
  const { uid } = await observe();
  for (const who of [coach, admin, superuser, support]) expect(await ask(who)).toHaveLength(1);
  for (const who of [asCoachee, colleague, strangerAdmin, programAdmin]) {
    expect(await ask(who)).toEqual([]);
    expect(await ask(who, { observation_uids: uid })).toEqual([]);
  }
});

it('of a private observation it is its coach’s alone, and of a deleted one nobody’s', async () => {
  const { observe, ask, coach, admin, superuser } = await aSchool();
  const hidden = await observe({ visibility: 'private' });
  expect(await ask(coach)).toHaveLength(1);
  for (const who of [admin, superuser]) expect(await ask(who, { observation_uids: hidden.uid })).toEqual([]);
  await observations.remove(coach, hidden.uid);
  expect(await ask(coach)).toEqual([]);
});

it('is asked for by somebody', async () => {
  const query = { client_uid: 'daniel', rubric_uid: 'practices' };
  await expect(observations.call('getEvidence', { query }, null)).rejects.toMatchObject({ status: 401 });
});

it('reads the observations of these days of this coachee, and no other', async () => {
  const { observe, coachee } = await aSchool();
  await observe();
  await observe({ timestamp: daysAgo(200) });
  const stored = observationsIn(observations.service.context.connection);
  const since = new Date(daysAgo(90));
  const query = stored.withEvidence({ client: coachee.uid, rubric_uid: 'practices', among: { since } });
  const { executionStats } = await explained(query as unknown as Query<unknown, unknown>);
  expect(executionStats).toMatchObject({ nReturned: 1, totalDocsExamined: 1 });
});

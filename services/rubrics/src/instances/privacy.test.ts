import { newUid } from '@coaching/contracts';
import { aSchool, use } from '../testing/builders';
import { type RubricsForTest, startRubricsForTest } from '../testing/rubrics-for-test';

let rubrics: RubricsForTest;
beforeAll(async () => {
  rubrics = await startRubricsForTest();
});
afterAll(() => rubrics.close());

const readers = ['coachee', 'programAdmin', 'admin', 'superuser', 'support'] as const;
const others = [
  'secondCoach',
  'otherCoachee',
  'otherProgramAdmin',
  'strangerAdmin',
  'billing',
  'contentManager',
] as const;

async function aUse(more: object = {}) {
  const school = await aSchool(rubrics);
  const { programs, here } = school;
  const program_embed = { program_uid: programs.literacy, program_name: 'Literacy', organization_uid: here };
  const instance = await use(rubrics, school, { program_embed, ...more });
  const { uid } = instance;
  const save = (draft: object, who = school.coach) => rubrics.save(who, { uid, ...draft });
  return { ...school, instance, uid, save };
}
type Use = Awaited<ReturnType<typeof aUse>>;

/** Every way to read it or to learn that it is there. */
const ways = ({ uid }: Use, actor: Use['coach']) => [
  () => rubrics.get(actor, uid),
  () => rubrics.save(actor, { uid, title: 'Mine' }),
  () => rubrics.save(actor, { uid, revision: 0 }),
  () => rubrics.remove(actor, uid),
  () => rubrics.call('undeleteRubricInstance', { params: { uid } }, actor),
  () => rubrics.call('getNewerRubric', { params: { uid } }, actor),
  () => rubrics.call('moveRubricInstance', { params: { uid }, body: { version: 1 } }, actor),
  () => rubrics.selfScore(actor, uid, { items: [[{ checked: 1 }]] }),
  () => rubrics.follow('followRubricInstance', { params: { uid } }, actor),
];

it('while it is private it is there for its coach alone', async () => {
  const made = await aUse({ visibility: 'private', items: [[{ checked: 1 }]] });
  for (const who of [...readers, ...others])
    for (const way of ways(made, made[who])) await expect(way()).rejects.toMatchObject({ status: 404 });
  expect(made.instance).toMatchObject({ visibility: 'private', shown: false });
});

it('once it is shared its readers read it, and for others it is not there', async () => {
  const made = await aUse({ items: [[{ checked: 1 }]] });
  for (const who of readers)
    expect((await rubrics.get(made[who], made.uid)).items).toEqual(made.instance.items);
  for (const who of others)
    for (const way of ways(made, made[who])) await expect(way()).rejects.toMatchObject({ status: 404 });
});

it('nobody but its coach changes or moves it, and nobody but its coachee scores themselves', async () => {
  const made = await aUse();
  for (const who of readers) {
    const [, save, , , , newer, move, self] = ways(made, made[who]);
    for (const way of [save, newer, move, self]) await expect(way!()).rejects.toMatchObject({ status: 403 });
  }
  await expect(rubrics.selfScore(made.coach, made.uid, {})).rejects.toMatchObject({ status: 403 });
});

it('finishing shares it, and what others could read stays readable and with whom it is', async () => {
  const { save, people, uid, coachee } = await aUse({ visibility: 'private' });
  expect(await save({ end_timestamp: '2026-03-02T09:40:00Z' })).toMatchObject({
    visibility: 'shared',
    shown: true,
  });
  expect(await rubrics.get(coachee, uid)).toMatchObject({ uid });
  for (const draft of [
    { visibility: 'private' },
    { client: people.otherCoachee.uid },
    { program_embed: null },
  ])
    await expect(save(draft)).rejects.toMatchObject({ status: 400 });
});

it.each([
  ['a score', { items: [[{ checked: 1 }]] }],
  ['“not observed”', { items: [[{ not_observed: true }]] }],
  ['a note', { items: [[{ notes: '<p>Why?</p>' }]] }],
  ['a summary', { summary: '<p>Good.</p>' }],
  ['information', { additional_information: '<p>Grade 4.</p>' }],
])(
  'stays shared and with its coachee once others could read %s, also when that is gone',
  async (_, draft) => {
    const { save, people } = await aUse();
    expect(await save(draft)).toMatchObject({ shown: true });
    await save({
      items: [[{ checked: null, not_observed: false, notes: '' }]],
      summary: '',
      additional_information: '',
    });
    await expect(save({ visibility: 'private' })).rejects.toMatchObject({ status: 400 });
    await expect(save({ client: people.otherCoachee.uid })).rejects.toMatchObject({ status: 400 });
  },
);

it('may be private and for somebody else while nothing could be read', async () => {
  const { save, people } = await aUse();
  const moved = await save({ client: people.otherCoachee.uid, visibility: 'private' });
  expect(moved).toMatchObject({
    client: people.otherCoachee.uid,
    visibility: 'private',
    program_embed: null,
  });
});

it('stays shared once others could read an action step of it', async () => {
  const { save, uid, people, coach } = await aUse();
  const step = {
    uid: newUid(),
    action_step: '<p>Ask one open question.</p>',
    coachee: true,
    completed: null,
    due_date: null,
    tool_uid: uid,
    tool_type: 'rubric_instance' as const,
    user_embed: people.coach,
    client_embed: people.coachee,
  };
  await rubrics.receiveEvent({
    type: 'action_step.updated',
    entity_uid: step.uid,
    revision: 1,
    data: { step },
  } as never);
  expect(await rubrics.get(coach, uid)).toMatchObject({ shown: true });
  await expect(save({ visibility: 'private' })).rejects.toMatchObject({ status: 400 });
});

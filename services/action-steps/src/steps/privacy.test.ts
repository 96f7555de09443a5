import { asActor } from '@coaching/access/testing';
import { type Actor, type InteractionFacts, newUid } from '@coaching/contracts';
import { presentEmbed } from '@coaching/service-kit';
import { type ActionStepsForTest, startActionStepsForTest } from '../testing/action-steps-for-test';
import { aStep } from '../testing/builders';

let service: ActionStepsForTest;
beforeAll(async () => {
  service = await startActionStepsForTest();
});
afterAll(() => service.close());

const completed = '2026-03-03T09:00:00.000Z';

/** A private observation with an open and a completed step for the coachee, and one for the coach. */
async function privateSteps() {
  const around = await service.anObservationInUse({ title: 'Half typed', visibility: 'private' });
  const drafts = [aStep(), aStep({ completed }), aStep({ coachee: false })];
  const steps = await service.save(around.coach, around.observation, drafts);
  return { ...around, steps, theirs: steps[0]!, done: steps[1]! };
}

type Around = Awaited<ReturnType<typeof privateSteps>>;
const readers = ['coachee', 'programAdmin', 'admin', 'superuser', 'support'] as const;
const strangers = ['colleague', 'strangerAdmin'] as const;

const answerOf = (attempt: Promise<unknown>) =>
  attempt.then(
    (answer) => ({ status: 200, body: answer }),
    ({ status, body }) => ({ status, body }),
  );

/** What someone is answered on asking for a tool's steps, writing them, and by a step alone. */
const answersTo = (
  actor: Actor,
  tool: InteractionFacts,
  { uid, revision }: { uid: string; revision: number },
) =>
  Promise.all(
    [
      service.ofTool(actor, tool),
      service.ofTool(actor, tool, { query: 'wait' }),
      service.save(actor, tool, [aStep()]),
      service.save(actor, tool, [{ uid, revision, completed }]),
      service.save(actor, tool, [{ uid, revision: 9, action_step: 'Stale' }]),
      service.save(actor, tool, [], { deleted: [uid] }),
      service.post(actor, { step: { uid, revision, completed } }),
      service.post(actor, { step: { uid, revision: 9, action_step: 'Stale' } }),
    ].map(answerOf),
  );

/** How many steps someone's lists of the two show, open and completed; null where there is no list for them. */
const listed = async (actor: Actor, { coach, coachee }: Pick<Around, 'coach' | 'coachee'>) => {
  const totals = [];
  for (const query of [{}, { completed: 'true' }, { query: 'half' }] as const) {
    // Both are asked at once: each has its answer taken as soon as it is there, so that no refusal goes unseen.
    const lists = [service.ofCoach(actor, coach, query), service.ofClient(actor, coachee, query)];
    const total = (list: (typeof lists)[number]) =>
      list.then(
        (listed) => listed.total,
        () => null,
      );
    totals.push(...(await Promise.all(lists.map(total))));
  }
  return totals;
};

describe('steps of a private observation', () => {
  it('are their coach’s', async () => {
    const around = await privateSteps();
    const { coach, observation, steps } = around;
    expect(await service.ofTool(coach, observation)).toEqual(steps);
    expect(await listed(coach, around)).toEqual([2, 2, 1, 1, 2, 2]);
    expect(await service.post(coach, { step: { ...steps[0]!, action_step: 'More' } })).toHaveLength(3);
  });

  it.each([...readers, ...strangers])('are not there for the %s, in any way', async (who) => {
    const around = await privateSteps();
    const { [who]: actor, coach, observation, steps, theirs } = around;
    const absent = { ...observation, uid: newUid() };
    const answers = await answersTo(actor, observation, theirs);
    expect(answers).toEqual(await answersTo(actor, absent, { uid: newUid(), revision: 1 }));
    for (const { status } of answers) expect(status).toBe(404);
    expect(await service.ofTool(coach, observation)).toEqual(steps);
  });

  it.each([...readers, ...strangers])('are on no list for the %s', async (who) => {
    const around = await privateSteps();
    for (const total of await listed(around[who], around)) expect([0, null]).toContain(total);
  });

  it.each(readers)('leave lists with what is shared alone, for the %s', async (who) => {
    const { [who]: actor, coach, coachee, observation } = await privateSteps();
    const beside = { ...observation, uid: newUid(), visibility: 'shared' as const };
    await service.receive({ interactions: [beside] });
    const saved = await service.save(coach, beside, [aStep()]);
    expect(await service.ofCoach(actor, coach)).toEqual({ steps: saved, total: 1 });
    expect(await service.ofClient(actor, coachee)).toEqual({ steps: saved, total: 1 });
    expect((await service.ofCoach(coach, coach)).total).toBe(3);
  });

  it('are published to be counted for their coach, without a word of them, and none as completed', async () => {
    const { coach, observation, theirs, done, steps } = await privateSteps();
    await service.save(coach, observation, [{ ...theirs, completed, due_date: '2026-04-01' }]);
    await service.save(coach, observation, [{ ...done, completed: null }], { deleted: [steps[2]!.uid] });
    await service.deleted(observation, 2);
    await service.receive({ interactions: [observation] }, 3);
    const [updated, deleted] = ['action_step.updated', 'action_step.deleted'];
    for (const { uid } of [theirs, done])
      expect(await service.typesPublishedOf(uid)).toEqual([updated, updated, deleted, updated]);
    expect(await service.typesPublishedOf(steps[2]!.uid)).toEqual([updated, deleted]);
    const published = JSON.stringify(await service.published());
    for (const words of ['Wait five seconds', 'Half typed']) expect(published).not.toContain(words);
  });

  it('are published to their coachee of now while they move along with it', async () => {
    const { otherCoachee, observation, theirs } = await privateSteps();
    await service.receive({ interactions: [{ ...observation, clients: [presentEmbed(otherCoachee)] }] }, 2);
    const published = (await service.published()).filter(({ entity_uid }) => entity_uid === theirs.uid);
    expect(published.at(-1)).toMatchObject({ data: { step: { clients: [otherCoachee.uid] } } });
  });

  it('are published as they are when what others store of them is rebuilt', async () => {
    const alone = await startActionStepsForTest();
    try {
      const { coach, observation } = await alone.anObservationInUse({ visibility: 'private' });
      const [step] = await alone.save(coach, observation, [aStep()]);
      expect(await alone.service.republish()).toBe(1);
      const updated = 'action_step.updated';
      expect(await alone.typesPublishedOf(step!.uid)).toEqual([updated, updated]);
    } finally {
      await alone.close();
    }
  });
});

describe.each<
  [how: string, event: 'observation.updated' | 'observation.finished', more: Partial<InteractionFacts>]
>([
  ['shared', 'observation.updated', {}],
  ['finished', 'observation.finished', { end_timestamp: '2026-03-02T09:40:00.000Z' }],
])('once the observation is %s, its steps', (_how, type, more) => {
  const shownSteps = async () => {
    const around = await privateSteps();
    const interaction = { ...around.observation, visibility: 'shared' as const, ...more };
    await service.receiveEvent({ type, entity_uid: interaction.uid, revision: 2, data: { interaction } });
    return around;
  };

  it.each(readers)('are there for the %s', async (who) => {
    const around = await shownSteps();
    const { [who]: actor, observation, steps } = around;
    expect(await service.ofTool(actor, observation)).toEqual(steps);
    expect(await listed(actor, around)).toEqual([2, 2, 1, 1, 2, 2]);
  });

  it.each(strangers)('are still not there for the %s', async (who) => {
    const around = await shownSteps();
    const { [who]: actor, observation, theirs } = around;
    for (const { status } of await answersTo(actor, observation, theirs)) expect(status).toBe(404);
    for (const total of await listed(actor, around)) expect([0, null]).toContain(total);
  });

  it('are published once more, as others can read them now, and what was completed as completed', async () => {
    const { theirs, done } = await shownSteps();
    const updated = 'action_step.updated';
    expect(await service.typesPublishedOf(theirs.uid)).toEqual([updated, updated]);
    expect(await service.typesPublishedOf(done.uid)).toEqual([updated, updated, 'action_step.completed']);
  });

  it('can be completed by the coachee', async () => {
    const { coachee, theirs } = await shownSteps();
    const { uid, revision } = theirs;
    const [saved] = await service.post(coachee, { step: { uid, revision, completed } });
    expect(saved).toMatchObject({ completed, revision: revision + 1 });
  });
});

describe('when an observation that others could read becomes private, its steps', () => {
  /** An open and a completed step that its readers saw, and one that the coach adds once it is private. */
  const hidden = async () => {
    const around = await service.anObservationInUse({ title: 'Fractions' });
    const { coach, observation } = around;
    const seen = await service.save(coach, observation, [aStep(), aStep({ completed })]);
    const hiddenNow = {
      ...observation,
      visibility: 'private' as const,
      title: 'Half typed',
      timestamp: null,
    };
    await service.receive({ interactions: [hiddenNow] }, 2);
    const all = await service.save(coach, observation, [aStep({ action_step: 'Half a step' })]);
    return { ...around, hiddenNow, seen, all };
  };

  it.each(readers)('stay there for the %s, under the title they know', async (who) => {
    const around = await hidden();
    const { [who]: actor, observation, seen } = around;
    expect(await service.ofTool(actor, observation)).toEqual(seen);
    expect(await listed(actor, around)).toEqual([1, 1, 1, 1, 0, 0]);
    expect(JSON.stringify(await service.ofCoach(actor, around.coach))).not.toMatch(/Half/);
  });

  it('are all there for the coach', async () => {
    const { coach, observation, seen, all } = await hidden();
    expect(await service.ofTool(coach, observation)).toEqual(all);
    expect(all.slice(0, 2)).toEqual(seen);
  });

  it.each(strangers)('are still not there for the %s', async (who) => {
    const around = await hidden();
    const { [who]: actor, observation, seen } = around;
    for (const { status } of await answersTo(actor, observation, seen[0]!)) expect(status).toBe(404);
    for (const total of await listed(actor, around)) expect([0, null]).toContain(total);
  });

  it('can be completed by the coachee, who learns of no other', async () => {
    const { coachee, coach, observation, all, seen } = await hidden();
    const [{ uid, revision }] = seen as [(typeof seen)[0]];
    const saved = await service.post(coachee, { step: { uid, revision, completed } });
    expect(saved).toHaveLength(2);
    expect(saved[0]).toMatchObject({ completed, revision: revision + 1 });
    const [hiddenStep, unknownStep] = [all[2]!.uid, newUid()];
    const answersFor = (one: string) =>
      Promise.all(
        [
          service.post(coachee, { step: { uid: one, revision: 1, completed } }),
          service.save(coachee, observation, [{ uid: one, revision: 1, completed }]),
          service.save(coachee, observation, [{ uid: one, revision: 9, completed }]),
        ].map(answerOf),
      );
    expect(await answersFor(hiddenStep)).toEqual(await answersFor(unknownStep));
    expect((await service.ofTool(coach, observation))[2]).toEqual(all[2]);
  });

  it('stay with their coachee when it moves to another', async () => {
    const { coachee, otherCoachee, coach, observation, hiddenNow, seen, all } = await hidden();
    await service.receive({ interactions: [{ ...hiddenNow, clients: [presentEmbed(otherCoachee)] }] }, 3);
    const other = asActor(otherCoachee);
    expect(await service.ofTool(coachee, observation)).toEqual(seen);
    expect(await service.ofClient(other, otherCoachee)).toEqual({ steps: [], total: 0 });
    await service.receive({ interactions: [{ ...observation, clients: [presentEmbed(otherCoachee)] }] }, 4);
    const [, , third] = await service.ofTool(coach, observation);
    expect(third).toEqual({
      ...all[2]!,
      client_embed: presentEmbed(otherCoachee),
      tool_embed: seen[0]!.tool_embed,
    });
    expect(await service.ofTool(other, observation)).toEqual([third]);
  });

  it('go and come back with it when it is deleted and restored', async () => {
    const { coachee, observation, hiddenNow, seen } = await hidden();
    await service.deleted(observation, 3);
    expect((await answerOf(service.ofTool(coachee, observation))).status).toBe(404);
    expect((await service.ofClient(coachee, coachee)).total).toBe(0);
    await service.receive({ interactions: [hiddenNow] }, 4);
    expect(await service.ofTool(coachee, observation)).toEqual(seen);
  });

  it('are not published as deleted', async () => {
    const { seen, all } = await hidden();
    expect(await service.typesPublishedOf(seen[0]!.uid)).toEqual(['action_step.updated']);
    expect(await service.typesPublishedOf(all[2]!.uid)).toEqual(['action_step.updated']);
  });
});

it('stored before observations could be private are shared, and go on being saved', async () => {
  const { coach, coachee, admin, observation } = await service.anObservationInUse();
  const steps = await service.save(coach, observation, [aStep()]);
  const { db } = service.service.context;
  for (const name of ['tools', 'steps']) {
    await db.collection(name).updateMany({}, { $unset: { visibility: true } });
  }
  for (const actor of [coach, coachee, admin]) {
    expect(await service.ofTool(actor, observation)).toEqual(steps);
    expect(await service.ofClient(actor, coachee)).toEqual({ steps, total: 1 });
  }
  const more = await service.save(coach, observation, [{ ...steps[0]!, action_step: 'More' }, aStep()]);
  expect(await service.ofTool(coachee, observation)).toEqual(more);
  expect(await service.typesPublishedOf(steps[0]!.uid)).toEqual(['action_step.updated']);
});

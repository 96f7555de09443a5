import { aPerson, asActor, embedOf } from '@coaching/access/testing';
import { newUid } from '@coaching/contracts';
import { anInteraction } from '@coaching/service-kit/testing';
import { type ActionStepsForTest, startActionStepsForTest } from '../testing/action-steps-for-test';
import { aStep } from '../testing/builders';

let service: ActionStepsForTest;
beforeAll(async () => {
  service = await startActionStepsForTest();
});
afterAll(() => service.close());

/** An observation with one step for the coachee and one for the coach. */
async function stepsInUse() {
  const around = await service.anObservationInUse();
  const steps = await service.save(around.coach, around.observation, [aStep(), aStep({ coachee: false })]);
  return { ...around, steps, theirs: steps[0]!, ofTheCoach: steps[1]! };
}

type Somebody = Exclude<
  keyof Awaited<ReturnType<typeof stepsInUse>>,
  | 'here'
  | 'program'
  | 'steps'
  | 'theirs'
  | 'ofTheCoach'
  | 'observation'
  | 'coachPerson'
  | 'coacheePerson'
  | 'otherCoachee'
>;

const readers: Somebody[] = ['coach', 'coachee', 'admin', 'programAdmin', 'superuser', 'support'];
const strangers: Somebody[] = [
  'colleague',
  'otherProgramAdmin',
  'billing',
  'stranger',
  'strangerAdmin',
  'contentManager',
];
const now = '2026-03-03T09:00:00.000Z';
const refused = (status: number) => ({ status });

describe('the steps of a tool', () => {
  it.each(readers)('are there for the %s to read', async (who) => {
    const { [who]: actor, observation, steps } = await stepsInUse();
    expect(await service.ofTool(actor, observation)).toEqual(steps);
  });

  it.each(strangers)('are not there for the %s, neither to read nor to write', async (who) => {
    const { [who]: actor, observation, theirs, steps, coach } = await stepsInUse();
    const unknownTool = { ...observation, uid: newUid() };
    const nothing = await service.ofTool(actor, unknownTool).catch(({ status, body }) => ({ status, body }));
    expect(nothing).toMatchObject(refused(404));
    await expect(service.ofTool(actor, observation)).rejects.toMatchObject(nothing);
    await expect(service.save(actor, observation, [aStep()])).rejects.toMatchObject(nothing);
    await expect(service.save(actor, observation, [], { deleted: [theirs.uid] })).rejects.toMatchObject(
      nothing,
    );
    await expect(service.post(actor, { step: { ...theirs, completed: now } })).rejects.toMatchObject(nothing);
    expect(await service.ofTool(coach, observation)).toEqual(steps);
  });

  it.each(readers.filter((who) => who !== 'coach'))('cannot be written by the %s', async (who) => {
    const { [who]: actor, observation, theirs, ofTheCoach, steps, coach } = await stepsInUse();
    const save = (changed: object) => service.save(actor, observation, [{ ...theirs, ...changed }]);
    await expect(service.save(actor, observation, [aStep()])).rejects.toMatchObject(refused(403));
    await expect(save({ action_step: 'Mine' })).rejects.toMatchObject(refused(403));
    await expect(save({ due_date: '2027-01-01' })).rejects.toMatchObject(refused(403));
    await expect(save({ coachee: false })).rejects.toMatchObject(refused(403));
    await expect(save({ completed: now, action_step: 'Mine' })).rejects.toMatchObject(refused(403));
    await expect(service.post(actor, { step: { ...ofTheCoach, completed: now } })).rejects.toMatchObject(
      refused(403),
    );
    await expect(service.save(actor, observation, [], { deleted: [theirs.uid] })).rejects.toMatchObject(
      refused(403),
    );
    expect(await service.ofTool(coach, observation)).toEqual(steps);
  });

  it.each(readers.filter((who) => who !== 'coach' && who !== 'coachee'))(
    'cannot be completed by the %s',
    async (who) => {
      const { [who]: actor, theirs } = await stepsInUse();
      await expect(service.post(actor, { step: { ...theirs, completed: now } })).rejects.toMatchObject(
        refused(403),
      );
    },
  );

  it('are nobody’s who is not signed in', async () => {
    const { observation } = await stepsInUse();
    const params = { type: observation.entity_type, uid: observation.uid };
    await expect(service.call('getToolActionSteps', { params }, null)).rejects.toMatchObject(refused(401));
    const body = { tool_type: observation.entity_type, tool_uid: observation.uid };
    await expect(service.call('saveActionSteps', { body }, null)).rejects.toMatchObject(refused(401));
  });
});

describe('the coachee', () => {
  it('marks what is theirs to do as done, and as open again', async () => {
    const { coachee, theirs, ofTheCoach } = await stepsInUse();
    const { uid, revision } = theirs;
    const done = await service.post(coachee, { step: { uid, revision, completed: now } });
    expect(done).toEqual([{ ...theirs, completed: now, revision: 2 }, ofTheCoach]);
    const open = await service.post(coachee, { step: { uid, revision: 2, completed: null } });
    expect(open).toEqual([{ ...theirs, revision: 3 }, ofTheCoach]);
  });

  it('may send all the steps along as they are', async () => {
    const { coachee, observation, steps, theirs, ofTheCoach } = await stepsInUse();
    const done = { ...theirs, completed: now };
    expect(await service.save(coachee, observation, [done, ofTheCoach])).toEqual([
      { ...done, revision: 2 },
      steps[1],
    ]);
  });
});

describe('a conversation with several coachees', () => {
  it('has steps for all of them, or for those that the coach names', async () => {
    const [coach, first, second, third] = ['Maya', 'Daniel', 'Amara', 'Grace'].map((name) => aPerson(name));
    const around = await service.anObservationInUse();
    const clients = [first!, second!].map(embedOf);
    const conversation = {
      ...around.observation,
      uid: newUid(),
      entity_type: 'interview' as const,
      user_embed: embedOf(coach!),
      clients,
    };
    await service.receive({ interactions: [conversation] });
    const actor = asActor(coach!);
    const [forAll] = await service.save(actor, conversation, [aStep()]);
    expect(forAll!.client_embed).toEqual(clients);
    const client_embed = [{ uid: second!.uid }, { uid: third!.uid }];
    const [, forSecond] = await service.save(actor, conversation, [aStep()], { client_embed });
    expect(forSecond!.client_embed).toEqual([clients[1]]);
    const own = { ...aStep(), client_embed: [{ uid: first!.uid }] };
    const [, , forFirst] = await service.save(actor, conversation, [own], { client_embed });
    expect(forFirst!.client_embed).toEqual([clients[0]]);

    expect(await service.ofTool(asActor(first!), conversation)).toEqual([forAll, forFirst]);
    expect(await service.ofTool(asActor(second!), conversation)).toEqual([forAll, forSecond]);
    await expect(service.ofTool(asActor(third!), conversation)).rejects.toMatchObject(refused(404));
    await expect(
      service.post(asActor(first!), { step: { ...forSecond!, completed: now } }),
    ).rejects.toMatchObject(refused(403));
  });
});

describe('a person’s lists', () => {
  it.each(readers)('show the %s the open steps of the coach and of the coachee', async (who) => {
    const { [who]: actor, coach, coachee, steps } = await stepsInUse();
    const uids = steps.map(({ uid }) => uid).sort();
    for (const list of [await service.ofCoach(actor, coach), await service.ofClient(actor, coachee)]) {
      expect(list.steps.map(({ uid }) => uid).sort()).toEqual(uids);
      expect(list.total).toBe(2);
    }
  });

  it.each(['colleague', 'otherProgramAdmin', 'billing'] as const)(
    'show the %s, who may know them, nothing',
    async (who) => {
      const { [who]: actor, coach, coachee } = await stepsInUse();
      const nothing = { steps: [], total: 0 };
      const answers = await Promise.allSettled([
        service.ofCoach(actor, coach),
        service.ofClient(actor, coachee),
      ]);
      for (const answer of answers) {
        if (answer.status === 'fulfilled') expect(answer.value).toEqual(nothing);
        else expect(answer.reason).toMatchObject(refused(404));
      }
    },
  );

  it.each(['stranger', 'strangerAdmin', 'contentManager'] as const)(
    'are not there for the %s',
    async (who) => {
      const { [who]: actor, coach, coachee } = await stepsInUse();
      await expect(service.ofCoach(actor, coach)).rejects.toMatchObject(refused(404));
      await expect(service.ofClient(actor, coachee)).rejects.toMatchObject(refused(404));
    },
  );

  it('show a coachee of their coach only what they share', async () => {
    const { coach, coachPerson, coachee, otherCoachee, steps } = await stepsInUse();
    const withOther = anInteraction(coachPerson, [otherCoachee]);
    await service.receive({ interactions: [withOther] });
    await service.save(coach, withOther, [aStep()]);
    const { steps: shared, total } = await service.ofCoach(coachee, coach);
    expect(shared.map(({ uid }) => uid).sort()).toEqual(steps.map(({ uid }) => uid).sort());
    expect(total).toBe(2);
    expect((await service.ofCoach(coach, coach)).total).toBe(3);
    expect(await service.ofClient(coachee, otherCoachee).catch(({ status }) => status)).toBe(404);
  });
});

import { embedOf } from '@coaching/access/testing';
import { MESSAGES, newUid } from '@coaching/contracts';
import { type ActionStepsForTest, startActionStepsForTest } from '../testing/action-steps-for-test';
import { aStep } from '../testing/builders';

let service: ActionStepsForTest;
beforeAll(async () => {
  service = await startActionStepsForTest();
});
afterAll(() => service.close());

describe('a first save', () => {
  it('stores a step with what it has from its tool', async () => {
    const { coach, coachPerson, coacheePerson, observation, here, program } =
      await service.anObservationInUse();
    const step = aStep({ due_date: '2026-04-01' });
    const saved = await service.save(coach, observation, [step]);
    expect(saved).toEqual([
      {
        uid: step.uid,
        action_step: '<p>Wait five seconds.</p>',
        coachee: true,
        completed: null,
        due_date: '2026-04-01',
        revision: 1,
        tool_type: 'observation',
        tool_uid: observation.uid,
        tool_embed: {
          uid: observation.uid,
          entity_type: 'observation',
          title: 'Fractions',
          timestamp: '2026-03-02T09:00:00.000Z',
        },
        user_embed: embedOf(coachPerson),
        client_embed: embedOf(coacheePerson),
        organization_uid: here,
        program_uid: program,
      },
    ]);
    expect(await service.ofTool(coach, observation)).toEqual(saved);
  });

  it('takes several at once, for the coachee and for the coach, and keeps their order', async () => {
    const { coach, observation } = await service.anObservationInUse();
    const steps = ['One', 'Two', 'Three'].map((action_step, index) =>
      aStep({ action_step, coachee: index !== 1 }),
    );
    await service.save(coach, observation, steps);
    const saved = await service.save(coach, observation, [...steps, aStep({ action_step: 'Four' })]);
    expect(saved.map(({ action_step, coachee }) => [action_step, coachee])).toEqual([
      ['One', true],
      ['Two', false],
      ['Three', true],
      ['Four', true],
    ]);
  });

  it('stores rich text that is safe and nothing else', async () => {
    const { coach, observation } = await service.anObservationInUse();
    const action_step = '<p onclick="x()">Ask <b>why</b></p><script>alert(1)</script>';
    const [saved] = await service.save(coach, observation, [aStep({ action_step })]);
    expect(saved!.action_step).toBe('<p>Ask <strong>why</strong></p>');
    // What was sent is what is there, however it is written.
    const again = { ...saved!, action_step };
    expect(await service.save(coach, observation, [again])).toEqual([saved]);
  });

  it('stores no picture from elsewhere, and shows none that was stored before', async () => {
    const { coach, observation } = await service.anObservationInUse();
    const action_step = '<p>Look: <img src="https://tracker.test/a.png" alt="The board"></p>';
    const [saved] = await service.save(coach, observation, [aStep({ action_step })]);
    expect(saved!.action_step).toContain('>Picture: The board</a>');
    const { db } = service.service.context;
    await db.collection('steps').updateOne({ uid: saved!.uid }, { $set: { action_step } });
    expect(await service.ofTool(coach, observation)).toEqual([saved]);
  });

  it('of one step alone names its tool', async () => {
    const { coach, observation } = await service.anObservationInUse();
    const named = { tool_type: observation.entity_type, tool_uid: observation.uid };
    const step = { ...aStep(), ...named };
    expect(await service.post(coach, { step })).toMatchObject([{ uid: step.uid, ...named }]);
    await expect(service.post(coach, { step: aStep() })).rejects.toMatchObject({ status: 404 });
  });

  it('may be sent again when its answer was lost', async () => {
    const { coach, observation } = await service.anObservationInUse();
    const steps = [aStep(), aStep({ completed: '2026-03-03T09:00:00.000Z' })];
    const saved = await service.save(coach, observation, steps);
    expect(await service.save(coach, observation, steps)).toEqual(saved);
    const [first, second] = steps;
    const more = await service.save(coach, observation, [{ ...first!, action_step: 'More' }, second!]);
    expect(more).toMatchObject([{ uid: first!.uid, action_step: 'More', revision: 2 }, { revision: 1 }]);
  });
});

describe('a later save', () => {
  it('changes what it names and nothing else', async () => {
    const { coach, observation } = await service.anObservationInUse();
    const saved = await service.save(coach, observation, [aStep(), aStep()]);
    const [first, second] = saved;
    const due = { uid: first!.uid, revision: 1, due_date: '2026-05-01', coachee: false };
    const changed = { ...first, due_date: '2026-05-01', coachee: false, revision: 2 };
    expect(await service.save(coach, observation, [due])).toEqual([changed, second]);
  });

  it('that says nothing new does not count, and is not published', async () => {
    const { coach, observation } = await service.anObservationInUse();
    const saved = await service.save(coach, observation, [aStep(), aStep()]);
    expect(await service.save(coach, observation, saved)).toEqual(saved);
    expect(await service.save(coach, observation, [])).toEqual(saved);
    expect(await service.typesPublishedOf(saved[0]!.uid)).toEqual(['action_step.updated']);
  });

  it('of one step alone finds its tool by itself and answers all of the tool’s steps', async () => {
    const { coach, observation } = await service.anObservationInUse();
    const [first, second] = await service.save(coach, observation, [aStep(), aStep()]);
    const changed = { ...first!, action_step: '<p>Ask why.</p>' };
    expect(await service.post(coach, { step: changed })).toEqual([{ ...changed, revision: 2 }, second]);
  });
});

describe('a stale save', () => {
  it('is refused with the steps as they are now, and nothing of it is stored', async () => {
    const { coach, observation } = await service.anObservationInUse();
    const [first, second] = await service.save(coach, observation, [aStep(), aStep()]);
    const current = await service.save(coach, observation, [{ ...first!, action_step: 'Newer' }]);

    const older = [{ ...first!, action_step: 'Older' }, { ...second!, action_step: 'Mine' }, aStep()];
    const deleted = [second!.uid];
    for (const more of [{}, { deleted }]) {
      await expect(service.save(coach, observation, older, more)).rejects.toMatchObject({
        status: 409,
        body: { message: MESSAGES.stale, steps: current },
      });
    }
    expect(await service.ofTool(coach, observation)).toEqual(current);
    expect(await service.typesPublishedOf(older[2]!.uid)).toEqual([]);
  });

  it('is no save of steps that others left alone', async () => {
    const { coach, observation } = await service.anObservationInUse();
    const [first, second] = await service.save(coach, observation, [aStep(), aStep()]);
    const [newer] = await service.save(coach, observation, [{ ...first!, action_step: 'Newer' }]);
    const { uid, revision } = second!;
    const mine = { uid, revision, action_step: 'Mine' };
    expect(await service.save(coach, observation, [mine])).toEqual([
      newer,
      { ...second, action_step: 'Mine', revision: 2 },
    ]);
  });

  it('is every one of several at once but the first', async () => {
    const { coach, observation } = await service.anObservationInUse();
    const [step] = await service.save(coach, observation, [aStep()]);
    const texts = ['One', 'Two', 'Three', 'Four'];
    const outcomes = await Promise.allSettled(
      texts.map((action_step) => service.save(coach, observation, [{ ...step!, action_step }])),
    );
    const answered = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(answered).toHaveLength(1);
    expect(await service.ofTool(coach, observation)).toEqual(answered[0]!.value);
  });

  it('loses none of several at once that add different steps', async () => {
    const { coach, observation } = await service.anObservationInUse();
    const steps = [aStep(), aStep(), aStep(), aStep()];
    await Promise.all(steps.map((step) => service.save(coach, observation, [step])));
    const stored = await service.ofTool(coach, observation);
    expect(stored.map(({ uid }) => uid).sort()).toEqual(steps.map(({ uid }) => uid).sort());
  });

  it('is one of a step that was never saved here', async () => {
    const { coach, observation } = await service.anObservationInUse();
    await expect(service.save(coach, observation, [aStep({ revision: 3 })])).rejects.toMatchObject({
      status: 409,
      body: { steps: [] },
    });
  });
});

describe('removing', () => {
  it('takes steps away for good, by uid or as they were, and may be repeated', async () => {
    const { coach, observation } = await service.anObservationInUse();
    const [first, second, third] = await service.save(coach, observation, [aStep(), aStep(), aStep()]);
    const deleted = [first!.uid, { uid: second!.uid }];
    expect(await service.save(coach, observation, [], { deleted })).toEqual([third]);
    expect(await service.save(coach, observation, [], { deleted })).toEqual([third]);
    expect(await service.ofTool(coach, observation)).toEqual([third]);
    expect(await service.typesPublishedOf(first!.uid)).toEqual([
      'action_step.updated',
      'action_step.deleted',
    ]);
  });

  it('is refused to staff who is signed in as the coach, who may go on writing', async () => {
    const { coach, observation } = await service.anObservationInUse();
    const [step] = await service.save(coach, observation, [aStep()]);
    const staff = { ...coach, real_uid: 'somebody-of-the-staff' };
    const attempt = service.save(staff, observation, [], { deleted: [step!.uid] });
    await expect(attempt).rejects.toMatchObject({ status: 403 });
    expect(await service.save(staff, observation, [aStep()])).toHaveLength(2);
  });

  it('stores who removed a step and when, for the recycle bin', async () => {
    const { coach, observation } = await service.anObservationInUse();
    const [step] = await service.save(coach, observation, [aStep()]);
    const stored = () => service.service.context.db.collection('steps').findOne({ uid: step!.uid });
    await service.save(coach, observation, [], { deleted: [step!.uid] });
    const removed = await stored();
    expect(removed).toMatchObject({ deleted_by: coach.uid, deleted_at: expect.any(Date), revision: 2 });
    await service.save(coach, observation, [], { deleted: [step!.uid] });
    expect(await stored()).toEqual(removed);
  });

  it('of a step that was never saved, or is sent along, is no error', async () => {
    const { coach, observation } = await service.anObservationInUse();
    const [remaining, gone] = [aStep(), aStep()];
    const deleted = [gone.uid, newUid()];
    const saved = await service.save(coach, observation, [remaining, gone], { deleted });
    expect(saved.map(({ uid }) => uid)).toEqual([remaining.uid]);
  });

  it('elsewhere is noticed by who goes on writing, and not by who leaves the step alone', async () => {
    const { coach, observation } = await service.anObservationInUse();
    const [gone, other] = await service.save(coach, observation, [aStep(), aStep()]);
    await service.save(coach, observation, [], { deleted: [gone!.uid] });
    expect(await service.save(coach, observation, [gone!, other!])).toEqual([other]);
    const written = service.save(coach, observation, [{ ...gone!, action_step: 'More' }, other!]);
    await expect(written).rejects.toMatchObject({ status: 409, body: { steps: [other] } });
    const guessed = service.post(coach, { step: { ...gone!, revision: 2, action_step: 'More' } });
    await expect(guessed).rejects.toMatchObject({ status: 409, body: { steps: [other] } });
  });
});

import type { ActionStep, InteractionFacts } from '@coaching/contracts';
import { presentEmbed } from '@coaching/service-kit';
import { type ActionStepsForTest, startActionStepsForTest } from '../testing/action-steps-for-test';

let service: ActionStepsForTest;
beforeAll(async () => {
  service = await startActionStepsForTest();
});
afterAll(() => service.close());

/** A coach whose client knows the fields and calls of the specification (spec 2 sections 3 and 7) and nothing else. */
async function aPlainClient() {
  const around = await service.anObservationInUse();
  const token = service.tokenOf(around.coach);
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(service.origin + path, {
      method,
      headers: { 'content-type': 'application/json', 'x-actor-token': token },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { steps: ActionStep[]; total?: number; message?: string };
    return { status: response.status, ...answer };
  };
  const post = async (body: object) => {
    const { status, steps, message } = await send('POST', '/action_steps', body);
    expect({ status, message }).toEqual({ status: 200, message: undefined });
    return steps;
  };
  const { observation, coachPerson, coacheePerson } = around;
  const tool = {
    client_embed: presentEmbed(coacheePerson),
    tool_type: observation.entity_type,
    tool_uid: observation.uid,
  };
  const step = (action_step: string, more: object = {}) => ({
    action_step,
    user_embed: presentEmbed(coachPerson),
    completed: null,
    ...tool,
    ...more,
  });
  return { ...around, send, post, tool, step };
}

/** What such a client stores of an answer: the fields it knows. */
function known({ revision: _revision, due_date: _due, ...step }: ActionStep) {
  return step;
}

const pathTo = ({ entity_type, uid }: InteractionFacts) => `/action_steps_tool/${entity_type}/${uid}`;

describe('steps of a tool, as {client_embed, tool_type, tool_uid, steps, deleted}', () => {
  it('are given uids, and are the same when the save is sent again', async () => {
    const { post, send, tool, step, observation } = await aPlainClient();
    const body = {
      ...tool,
      steps: [step('<p>One</p>'), step('<p>Two</p>', { coachee: false })],
      deleted: [],
    };
    const saved = await post(body);
    expect(saved).toMatchObject([
      { action_step: '<p>One</p>', coachee: true, client_embed: tool.client_embed, completed: null },
      { action_step: '<p>Two</p>', coachee: false },
    ]);
    expect(await post(body)).toEqual(saved);
    const answers = await Promise.all(
      [1, 2].map(() => post({ ...body, steps: [...body.steps, step('<p>3</p>')] })),
    );
    expect(answers[0]).toHaveLength(3);
    expect(answers[1]).toEqual(answers[0]);
    const paging = '?page=1&rowsPerPage=50&sortBy=coachee&descending=false';
    const listed = await send('GET', pathTo(observation) + paging);
    expect(listed.steps).toHaveLength(3);
  });

  it('say the same twice when the coach did', async () => {
    const { post, tool, step } = await aPlainClient();
    const steps = [step('<p>Wait</p>'), step('<p>Wait</p>')];
    const saved = await post({ ...tool, steps, deleted: [] });
    expect(new Set(saved.map(({ uid }) => uid)).size).toBe(2);
    expect(await post({ ...tool, steps, deleted: [] })).toEqual(saved);
  });

  it('change again and again, for such a client knows no revision', async () => {
    const { post, tool, step } = await aPlainClient();
    let mine = (await post({ ...tool, steps: [step('One'), step('Two')], deleted: [] })).map(known);
    for (const text of ['One and', 'One and a half']) {
      mine = mine.map((one, index) => (index === 0 ? { ...one, action_step: text } : one));
      expect((await post({ ...tool, steps: mine, deleted: [] })).map(known)).toEqual(mine);
    }
    const completed = '2026-03-03T09:00:00.000Z';
    mine = mine.map((one) => ({ ...one, completed }));
    expect((await post({ ...tool, steps: mine, deleted: [] })).map(known)).toEqual(mine);
    mine = mine.map((one) => ({ ...one, completed: null }));
    expect((await post({ ...tool, steps: mine, deleted: [] })).map(known)).toEqual(mine);
  });

  it('are removed as they were, once and again', async () => {
    const { post, tool, step } = await aPlainClient();
    const [one, two] = (await post({ ...tool, steps: [step('One'), step('Two')], deleted: [] })).map(known);
    const removal = { ...tool, steps: [two], deleted: [one] };
    expect((await post(removal)).map(known)).toEqual([two]);
    expect((await post(removal)).map(known)).toEqual([two]);
    expect((await post({ ...tool, steps: [two] })).map(known)).toEqual([two]);
  });

  it('are not one with a step that was removed', async () => {
    const { post, tool, step } = await aPlainClient();
    const body = { ...tool, steps: [step('One')], deleted: [] };
    const [gone] = await post(body);
    await post({ ...tool, steps: [], deleted: [gone] });
    const [again] = await post(body);
    expect(again).toMatchObject({ action_step: 'One' });
    expect(again!.uid).not.toBe(gone!.uid);
  });
});

describe('one step, as {step}', () => {
  it('is added by its tool, once', async () => {
    const { post, step } = await aPlainClient();
    const saved = await post({ step: step('<p>Ask why</p>') });
    expect(saved).toHaveLength(1);
    expect(await post({ step: step('<p>Ask why</p>') })).toEqual(saved);
  });

  it('is changed and completed as it came', async () => {
    const { post, step } = await aPlainClient();
    const [made] = (await post({ step: step('Ask') })).map(known);
    const more = { ...made!, action_step: 'Ask why' };
    expect((await post({ step: more })).map(known)).toEqual([more]);
    const done = { ...more, completed: '2026-03-03T09:00:00.000Z' };
    expect((await post({ step: done })).map(known)).toEqual([done]);
  });

  it('without a uid or a tool is asked where it belongs', async () => {
    const { send } = await aPlainClient();
    expect(await send('POST', '/action_steps', { step: { action_step: 'Ask' } })).toMatchObject({
      status: 404,
    });
  });
});

it('lists a person’s steps as such a client asks for them', async () => {
  const { send, post, step, coach, coacheePerson } = await aPlainClient();
  await post({ step: step('Ask') });
  const paging = '?query=&page=1&rowsPerPage=50&sortBy=coachee&descending=false';
  for (const path of [`/action_steps_coach/${coach.uid}`, `/action_steps_client/${coacheePerson.uid}`]) {
    expect(await send('GET', path + paging)).toMatchObject({
      status: 200,
      total: 1,
      steps: [{ action_step: 'Ask' }],
    });
  }
});

import { aPerson, asActor } from '@coaching/access/testing';
import type { ActionStep, CallInput } from '@coaching/contracts';
import { anInteraction } from '@coaching/service-kit/testing';
import { type ActionStepsForTest, startActionStepsForTest } from '../testing/action-steps-for-test';
import { aStep } from '../testing/builders';

type Query = CallInput<'getCoachActionSteps'>['query'];
type ToolQuery = CallInput<'getToolActionSteps'>['query'];

let service: ActionStepsForTest;
const maya = aPerson('Maya');
const zoe = aPerson('Zoe');
const amara = aPerson('Amara');
const emile = aPerson('Émile');
const coach = asActor(maya);
const observations = [zoe, amara, emile].map((client, index) =>
  anInteraction(maya, [client], { title: ['Fractions', 'Écriture', 'Decimals'][index] }),
);

beforeAll(async () => {
  service = await startActionStepsForTest();
  await service.receive({ people: [maya, zoe, amara, emile] });
  for (const observation of observations) await service.receive({ interactions: [observation] });
  const [first, second, third] = observations;
  await service.save(coach, first!, [
    aStep({ action_step: '<p>Wait <strong>longer</strong></p>', due_date: '2026-06-01' }),
    aStep({ action_step: '<p>Ask &amp; listen</p>', coachee: false }),
  ]);
  await service.save(coach, second!, [
    aStep({ action_step: '<p>Name ideas</p>', due_date: '2026-04-01' }),
    aStep({ action_step: '<p>Old one</p>', completed: '2026-03-05T09:00:00.000Z' }),
    aStep({ action_step: '<p>Older one</p>', completed: '2026-03-03T09:00:00.000Z' }),
  ]);
  await service.save(coach, third!, [aStep({ action_step: '<p>Plan</p>', due_date: '2026-05-01' })]);
});
afterAll(() => service.close());

const texts = (steps: readonly ActionStep[]) =>
  steps.map(({ action_step }) => action_step.replace(/<[^>]+>/g, ''));
const list = async (query: Query = {}) => texts((await service.ofCoach(coach, maya, query)).steps);

it('sorts by coachee unless another order is given, whatever the accents', async () => {
  const names = (await service.ofCoach(coach, maya)).steps.map(
    ({ client_embed }) => [client_embed].flat()[0]!.username,
  );
  expect(names).toEqual(['Amara', 'Émile', 'Zoe', 'Zoe']);
});

it.each<[Query, string[]]>([
  [{ sortBy: 'action_step' }, ['Ask &amp; listen', 'Name ideas', 'Plan', 'Wait longer']],
  [{ sortBy: 'due_date' }, ['Name ideas', 'Plan', 'Wait longer', 'Ask &amp; listen']],
  [{ sortBy: 'due_date', rowsPerPage: '2' }, ['Name ideas', 'Plan']],
  [{ sortBy: 'due_date', rowsPerPage: '3', page: '2' }, ['Ask &amp; listen']],
  [{ sortBy: 'action_step', descending: 'true' }, ['Wait longer', 'Plan', 'Name ideas', 'Ask &amp; listen']],
  [{ coachee: 'false' }, ['Ask &amp; listen']],
  [{ coachee: 'true', sortBy: 'action_step' }, ['Name ideas', 'Plan', 'Wait longer']],
  [{ completed: 'true', sortBy: 'completed' }, ['Older one', 'Old one']],
  [{ query: 'LONGER' }, ['Wait longer']],
  [{ query: 'wait strong' }, []],
  [{ query: 'ask & listen' }, ['Ask &amp; listen']],
  [{ query: 'emile' }, ['Plan']],
  [{ query: 'ecriture name' }, ['Name ideas']],
  [{ query: 'old', completed: 'false' }, []],
])('answers %j', async (query, expected) => {
  expect(await list(query)).toEqual(expected);
});

it('sorts by the coach and by the tool', async () => {
  expect(await list({ sortBy: 'tool' })).toEqual(['Plan', 'Name ideas', ...(await list({ query: 'zoe' }))]);
  expect(await list({ sortBy: 'coach' })).toHaveLength(4);
});

it('counts all that are found, whatever the page', async () => {
  expect((await service.ofCoach(coach, maya, { rowsPerPage: '1' })).total).toBe(4);
  expect((await service.ofCoach(coach, maya, { query: 'plan' })).total).toBe(1);
  expect((await service.ofCoach(coach, maya, { completed: 'true' })).total).toBe(2);
});

it('has a coachee’s own steps, and nobody else’s', async () => {
  const { steps, total } = await service.ofClient(asActor(zoe), zoe, { sortBy: 'action_step' });
  expect(texts(steps)).toEqual(['Ask &amp; listen', 'Wait longer']);
  expect(total).toBe(2);
});

it('refuses a column it cannot sort by', async () => {
  await expect(list({ sortBy: 'keys' } as unknown as Query)).rejects.toMatchObject({ status: 400 });
});

it.each<[ToolQuery, string[]]>([
  [{}, ['Name ideas', 'Old one', 'Older one']],
  [{ rowsPerPage: '2' }, ['Name ideas', 'Old one']],
  [{ query: 'old' }, ['Old one', 'Older one']],
  [{ sortBy: 'completed', descending: 'true' }, ['Old one', 'Older one', 'Name ideas']],
])('has a tool’s steps, open and completed, in the order they were added: %j', async (query, expected) => {
  expect(texts(await service.ofTool(coach, observations[1]!, query))).toEqual(expected);
});

it('has none of a tool that is of another type', async () => {
  const { uid } = observations[1]!;
  await expect(service.ofTool(coach, { uid, entity_type: 'interview' })).rejects.toMatchObject({
    status: 404,
  });
});

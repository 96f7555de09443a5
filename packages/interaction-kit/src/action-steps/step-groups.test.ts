import { cast, embedOf } from '@coaching/access/testing';
import { anInteraction } from '../kind/testing/builders';
import { stepGroups, stepPeople } from './step-groups';
import { aStep } from './testing/builders';

const [daniel, grace] = [embedOf(cast.people.coachee), embedOf(cast.people.otherCoachee)];
const { username: coach } = cast.people.coach;
const both = `${daniel.username} and ${grace.username}`;
const pair = anInteraction({ client_embed: [daniel, grace] });
const shown = (...args: Parameters<typeof stepGroups>) =>
  stepGroups(...args).map(({ name, steps }) => [name, steps.map((step) => (step as { uid?: string }).uid)]);

it('has one list for the coachee and one for the coach', () => {
  const own = aStep('b', { coachee: false });
  expect(shown([own, aStep('a')], anInteraction())).toEqual([
    [daniel.username, ['a']],
    [coach, ['b']],
  ]);
  expect(stepPeople(anInteraction()).each).toEqual([]);
});

it('has lists of all coachees and, once they have a step, of some of them', () => {
  const steps = [
    aStep('a', { client_embed: [daniel, grace] }),
    aStep('b', { client_embed: [grace] }),
    aStep('c', { client_embed: grace }),
    aStep('d', { client_embed: [daniel, grace], coachee: false }),
  ];
  expect(shown(steps, pair)).toEqual([
    [both, ['a']],
    [grace.username, ['b', 'c']],
    [coach, ['d']],
  ]);
  expect(shown([], pair)).toEqual([
    [both, []],
    [coach, []],
  ]);
  expect(stepPeople(pair).each.map(({ name }) => name)).toEqual([daniel.username, grace.username]);
});

it('takes a step that names nobody of the interaction for everybody’s while it is not stored', () => {
  const step = aStep('a', { client_embed: [embedOf(cast.people.coach)], revision: 0 });
  expect(shown([step], pair)[0]).toEqual([both, ['a']]);
});

it('shows a step for one of two as theirs before it is sent, once they are taken out, and adds none there', () => {
  const step = aStep('a', { client_embed: [grace], revision: 0, tool_type: 'interview' });
  const groups = stepGroups([step], anInteraction({ client_embed: [daniel] }));
  expect(groups).toMatchObject([
    { name: daniel.username, steps: [] },
    { name: grace.username, closed: true, steps: [step] },
    { name: coach, steps: [] },
  ]);
});

it('shows a stored step of who was taken out as theirs', () => {
  const step = aStep('a', { client_embed: [grace], revision: 1 });
  expect(shown([step], anInteraction({ client_embed: [daniel] }))).toContainEqual([grace.username, ['a']]);
});

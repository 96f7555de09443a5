import { cast, embedOf } from '@coaching/access/testing';
import { aKind, anInteraction } from '../kind/testing/builders';
import { coacheeNames } from './coachee-names';
import { subtitleOf, titleOf } from './heading';

const [daniel, grace] = [embedOf(cast.people.coachee), embedOf(cast.people.otherCoachee)];

it('calls one without a title after its kind', () => {
  expect(titleOf({ title: 'Fractions' }, aKind())).toBe('Fractions');
  expect(titleOf({ title: '' }, aKind({ entity_type: 'interview' }))).toBe('Untitled conversation');
});

it.each([
  [daniel, 'Daniel Reyes'],
  [[daniel, grace], 'Daniel Reyes and Grace Kim'],
])('names its coachees', (client_embed, names) => {
  expect(coacheeNames(client_embed)).toBe(names);
});

it('says with whom it was, when and how long, to the coachee with which coach', () => {
  const begun = anInteraction({ client_embed: [daniel, grace], duration: 12 });
  expect(subtitleOf(begun, false)).toMatch(/^Daniel Reyes and Grace Kim · .* · 12 minutes$/);
  expect(subtitleOf(anInteraction({ timestamp: null }), true)).toBe('Ada Park · Not Started');
});

import { screenKind } from './screen-kind';

it.each([
  ['observation', 'observation', 'Observation', 'Observation deleted successfully'],
  ['interview', 'conversation', 'Conversation', 'Conversation deleted successfully'],
] as const)('%s is called %s, %s where a sentence begins', (entity_type, noun, heading, deleted) => {
  expect(screenKind(entity_type)).toEqual({ entity_type, noun, heading, deleted, hasCoachNotes: false });
});

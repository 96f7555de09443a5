import { interactionPath } from './interaction-path';

it.each([
  ['observation', '/observation/u1'],
  ['rubric_instance', '/rubric/use/u1'],
  ['interview', '/questions/answers/u1'],
] as const)('%s leads to %s', (entity_type, path) => {
  expect(interactionPath({ entity_type, uid: 'u1' })).toBe(path);
});

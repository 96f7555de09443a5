import {
  clientEmbedOf,
  interactionEntityTypes,
  interactionKinds,
  interactionPath,
  interactionTitle,
  kindOfTool,
  toolTypes,
} from './interaction-kinds';

it.each([
  ['observation', '/observation/u1'],
  ['rubric_instance', '/rubric/use/u1'],
  ['interview', '/questions/answers/u1'],
] as const)('%s leads to %s', (entity_type, path) => {
  expect(interactionPath({ entity_type, uid: 'u1' })).toBe(path);
});

it.each([
  ['observation', 'Untitled observation'],
  ['rubric_instance', 'Untitled rubric'],
  ['interview', 'Untitled conversation'],
] as const)('%s without a title is called %s', (entity_type, untitled) => {
  expect(interactionTitle({ entity_type, title: '' })).toBe(untitled);
  expect(interactionTitle({ entity_type, title: 'Fractions' })).toBe('Fractions');
});

it.each([
  ['observation', ['Daniel'], 'Daniel'],
  ['rubric_instance', ['Daniel'], 'Daniel'],
  ['interview', ['Daniel'], ['Daniel']],
  ['interview', ['Daniel', 'Amara'], ['Daniel', 'Amara']],
  ['observation', [], []],
] as const)('%s with %j names %j', (entity_type, clients, named) => {
  expect(clientEmbedOf<string>(entity_type, [...clients])).toEqual(named);
});

it('has one kind for each type of tool', () => {
  expect(new Set(toolTypes).size).toBe(interactionEntityTypes.length);
  for (const kind of Object.values(interactionKinds)) expect(kindOfTool(kind.tool_type)).toBe(kind);
});

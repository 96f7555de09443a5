import { inOrderOfCoachees } from './in-order-of-coachees';

const answersOf = (...uids: string[]) => uids.map((client_uid) => ({ client_uid }));

it.each([
  ['stand in the order of the coachees', ['mei', 'daniel'], ['daniel', 'mei'], ['mei', 'daniel']],
  ['of who is no coachee any more stand last', ['mei'], ['ada', 'mei', 'zoe'], ['mei', 'ada', 'zoe']],
])('answers %s', (_, clients, given, expected) => {
  expect(inOrderOfCoachees(clients, answersOf(...given))).toEqual(answersOf(...expected));
});

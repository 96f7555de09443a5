import { roles } from '@coaching/contracts';
import { globalRole } from './global-role';

it.each([
  ['Coach', 'On your own account', 'you coach the people you invite yourself'],
  ['Coachee', 'On your own account', 'you are coached by who invited you'],
  ['Superuser', 'The whole platform', 'you run it: every organization and every person'],
] as const)('%s', (role, place, means) => {
  expect(globalRole(role)).toEqual({ place, means });
});

it('has a place for every role', () => {
  for (const role of roles) expect(globalRole(role).place).not.toBe('');
});

import { rolesAnywhere } from './roles-anywhere';

const person = { uid: 'u', username: 'Una', initials: 'U', picture: null, email: 'u@school.test' };
const school = (roles: string[], programs: string[][] = []) => ({
  organization_uid: 'o',
  organization_name: 'Cedar',
  roles,
  programs: programs.map((held) => ({ program_uid: 'p', program_name: 'Reading', roles: held })),
});

it.each([
  ['nobody knows any', {}, []],
  ['everywhere', { roles: ['Superuser'] }, ['Superuser']],
  [
    'in places, each once',
    { schools: [school(['Coach'], [['Coach'], ['Program Admin']])] },
    ['Coach', 'Program Admin'],
  ],
])('roles: %s', (_, held, expected) => {
  expect(rolesAnywhere({ ...person, ...held } as Parameters<typeof rolesAnywhere>[0])).toEqual(expected);
});

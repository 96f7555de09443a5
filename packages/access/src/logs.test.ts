import { logScope, mayFilterLogsByOrganization, mayFilterLogsByProgram, mayOpenPictures } from './logs';
import { type CastName, cast } from './testing';

const { actors, programs, organizations } = cast;
const cedar = organizations.cedar.uid;

it.each<[CastName, ReturnType<typeof logScope>]>([
  ['superuser', { of: 'everybody' }],
  ['support', { of: 'everybody' }],
  ['contentManager', { of: 'coachee', client: 'connie' }],
  ['admin', { of: 'organization', organization_uid: cedar }],
  ['programAdmin', { of: 'programs', program_uids: [programs.literacy], user: 'pedro' }],
  ['coach', { of: 'coach', user: 'ada' }],
  ['soloCoach', { of: 'coach', user: 'sol' }],
  ['coachee', { of: 'coachee', client: 'daniel' }],
  ['billing', { of: 'coachee', client: 'bill' }],
])('%s sees the logs of %o', (name, scope) => {
  expect(logScope(actors[name])).toEqual(scope);
});

it('an administrator of another organisation sees nothing more there than anybody', () => {
  expect(logScope(actors.strangerAdmin, cedar)).toEqual({ of: 'coach', user: 'lars' });
});

it('filters by organisation are for staff, by program for the organisation’s administrators too', () => {
  const may = (name: CastName) => [
    mayFilterLogsByOrganization(actors[name]),
    mayFilterLogsByProgram(actors[name], cedar),
  ];
  expect(may('superuser')).toEqual([true, true]);
  expect(may('support')).toEqual([true, true]);
  expect(may('admin')).toEqual([false, true]);
  for (const name of ['strangerAdmin', 'programAdmin', 'coach', 'coachee'] as const)
    expect(may(name)).toEqual([false, false]);
});

it('pictures are for who administers the place, and for staff', () => {
  const names = (Object.keys(actors) as CastName[]).filter((name) => mayOpenPictures(actors[name]));
  expect(names.sort()).toEqual([
    'admin',
    'otherProgramAdmin',
    'programAdmin',
    'strangerAdmin',
    'superuser',
    'support',
  ]);
  expect(mayOpenPictures(actors.strangerAdmin, cedar)).toBe(false);
});

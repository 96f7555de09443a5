import { actorWith } from '@coaching/access/testing';
import type { NamedPlace } from '../places/find-place';
import { type ImportTarget, leftOutOf, spotsOf } from './row-spots';

const here = { organization_uid: 'here', organization_name: 'Cedar Grove' };
const organization: NamedPlace = { kind: 'organization', ...here };
const program: Extract<NamedPlace, { kind: 'program' }> = {
  kind: 'program',
  ...here,
  program_uid: 'program-here',
  program_name: 'Elementary',
};
const actor = actorWith('Organization Admin', 'organization');
const intoOrganization: ImportTarget = {
  actor,
  role: 'Coach',
  place: organization,
  programs: new Map([['elementary', program]]),
  now: new Date(),
};
const intoProgram: ImportTarget = { ...intoOrganization, place: program, programs: new Map() };

it.each<[string, ImportTarget, string, string, unknown]>([
  ['as what all are', intoOrganization, '', '', [{ place: organization, role: 'Coach' }]],
  ['as what it says', intoOrganization, ' coachee ', '', [{ place: organization, role: 'Coachee' }]],
  ['in a program by its name', intoOrganization, '', ' ELEMENTARY;', [{ place: program, role: 'Coach' }]],
  [
    'in the organisation, as what nobody is in a program',
    intoOrganization,
    'Organization Admin',
    'Elementary',
    [{ place: organization, role: 'Organization Admin' }],
  ],
  ['in the program that all come into', intoProgram, '', 'Other', [{ place: program, role: 'Coach' }]],
  ['as a role that is none', intoOrganization, 'King', '', expect.stringContaining('“King” is not a role')],
  ['in a program that is not there', intoOrganization, '', 'High', expect.stringContaining('“High”')],
  [
    'as what is not theirs to give',
    intoOrganization,
    'Superuser',
    '',
    expect.stringContaining('as Superuser'),
  ],
])('brings a row in %s', (_, target, role, named, spots) => {
  expect(spotsOf({ role, program: named }, target)).toEqual(spots);
});

it.each([
  ['nothing of a row that names none', intoProgram, '', ''],
  ['nothing of a row that names it', intoProgram, ' ELEMENTARY ', ''],
  ['nothing where people come into what they name', intoOrganization, 'Other', ''],
  [
    'other programs where all come into one',
    intoProgram,
    'Elementary; Other',
    'Comes into “Elementary” alone: what else is named, “Other”, is left out.',
  ],
])('leaves out %s', (_, target, program, words) => {
  expect(leftOutOf({ program }, target)).toBe(words);
});

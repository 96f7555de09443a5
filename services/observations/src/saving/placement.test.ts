import { anActor, aPerson, aSchool } from '@coaching/access/testing';
import { organizationOf, sharedProgram } from '@coaching/service-kit';

const place = (organization_uid: string, ...program_uids: string[]) => ({
  organization_uid,
  programs: program_uids.map((program_uid) => ({ program_uid, program_name: `${program_uid} name` })),
});
const client = aPerson('coachee', {
  uid: 'coachee',
  schools: [place('cedar', 'literacy'), place('lakeside', 'upper')],
});

const requested = (program_uid: string) => ({ program_uid, program_name: '', organization_uid: 'cedar' });

describe('the program of an observation', () => {
  const literacy = {
    program_uid: 'literacy',
    program_name: 'literacy name',
    organization_uid: 'cedar',
  };

  it.each([
    ['coach of the organisation', anActor({ schools: [aSchool('cedar', ['Coach'])] })],
    [
      'coach of the program',
      anActor({ schools: [aSchool('cedar', [], [{ program_uid: 'literacy', roles: ['Coach'] }])] }),
    ],
    ['Superuser', anActor({ roles: ['Superuser'] })],
  ])('is theirs under the name we know: %s', (_who, actor) => {
    expect(sharedProgram(actor, [client], requested('literacy'))).toEqual(literacy);
  });

  it.each([
    ['coach of another organisation', anActor({ schools: [aSchool('lakeside', ['Coach'])] })],
    [
      'coach of another program',
      anActor({ schools: [aSchool('cedar', [], [{ program_uid: 'other', roles: ['Coach'] }])] }),
    ],
    ['coach on their own account', anActor({ roles: ['Coach'] })],
    ['fellow coachee', anActor({ schools: [aSchool('cedar', ['Coachee'])] })],
  ])('is not for a %s', (_who, actor) => {
    expect(sharedProgram(actor, [client], requested('literacy'))).toBeNull();
  });

  it('is none that the coachee is not in', () => {
    expect(sharedProgram(anActor({ roles: ['Superuser'] }), [client], requested('mathematics'))).toBeNull();
  });
});

describe('the organisation of an observation', () => {
  const coachInBoth = { schools: [aSchool('lakeside', ['Coach']), aSchool('cedar', ['Coach'])] };
  const upper = { program_uid: 'upper', program_name: 'Upper', organization_uid: 'lakeside' };

  it.each([
    [
      'the program’s, wherever the coach works now',
      { ...coachInBoth, organization_uid: 'cedar' },
      upper,
      'lakeside',
    ],
    ['where the coach works now', { ...coachInBoth, organization_uid: 'lakeside' }, null, 'lakeside'],
    [
      'where they may coach the coachee, when the coachee is not in the current one',
      {
        schools: [aSchool('elsewhere', ['Coach']), aSchool('lakeside', ['Coach'])],
        organization_uid: 'elsewhere',
      },
      null,
      'lakeside',
    ],
    ['none for the coach who invited them', { roles: ['Coach' as const] }, null, null],
  ])('is %s', (_which, actor, program, organization) => {
    expect(organizationOf(anActor(actor), [client], program)).toBe(organization);
  });

  it('is none for a coachee without one', () => {
    const alone = aPerson('alone', { uid: 'alone' });
    expect(organizationOf(anActor({ ...coachInBoth, organization_uid: 'cedar' }), [alone], null)).toBeNull();
  });
});

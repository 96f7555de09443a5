import { anActor, aPerson, aSchool } from '../testing/builders';
import { organizationOf, sharedProgram } from './placement';

const place = (organization_uid: string, ...program_uids: string[]) => ({
  organization_uid,
  programs: program_uids.map((program_uid) => ({ program_uid, program_name: `${program_uid} name` })),
});
const client = aPerson('coachee', { schools: [place('cedar', 'literacy'), place('lakeside', 'upper')] });

describe('the program of an observation', () => {
  const literacy = {
    program_uid: 'literacy',
    program_name: 'literacy name',
    organization_uid: 'cedar',
  };

  it.each([
    ['coach of the organisation', anActor('a', { schools: [aSchool('cedar', ['Coach'])] })],
    [
      'coach of the program',
      anActor('a', {
        schools: [aSchool('cedar', [], [{ program_uid: 'literacy', roles: ['Coach'] }])],
      }),
    ],
    ['Superuser', anActor('a', { roles: ['Superuser'] })],
  ])('is theirs under the name we know: %s', (_who, actor) => {
    expect(sharedProgram(actor, client, 'literacy')).toEqual(literacy);
  });

  it.each([
    ['coach of another organisation', anActor('a', { schools: [aSchool('lakeside', ['Coach'])] })],
    [
      'coach of another program',
      anActor('a', { schools: [aSchool('cedar', [], [{ program_uid: 'other', roles: ['Coach'] }])] }),
    ],
    ['coach on their own account', anActor('a', { roles: ['Coach'] })],
    ['fellow coachee', anActor('a', { schools: [aSchool('cedar', ['Coachee'])] })],
  ])('is not for a %s', (_who, actor) => {
    expect(sharedProgram(actor, client, 'literacy')).toBeNull();
  });

  it('is none that the coachee is not in', () => {
    expect(sharedProgram(anActor('a', { roles: ['Superuser'] }), client, 'mathematics')).toBeNull();
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
    expect(organizationOf(anActor('a', actor), client, program)).toBe(organization);
  });

  it('is none for a coachee without one', () => {
    const alone = aPerson('alone');
    expect(
      organizationOf(anActor('a', { ...coachInBoth, organization_uid: 'cedar' }), alone, null),
    ).toBeNull();
  });
});

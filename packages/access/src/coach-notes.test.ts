import { mayReadCoachNotes, readersOfCoachNotes } from './coach-notes';
import type { InteractionOwnership } from './interaction-ownership';
import { actorWith, anActor, testEveryRole } from './testing';

const theirs: InteractionOwnership = {
  user: 'coach',
  clients: ['coachee'],
  organization_uid: 'here',
  program_uid: 'program-here',
  visibility: 'shared',
};

describe('who reads the coach’s notes', () => {
  it('is everyone who reads the interaction but the coachees', () => {
    expect(readersOfCoachNotes(theirs).map(({ kind }) => kind)).toEqual([
      'coach',
      'program administrators',
      'organization administrators',
      'staff',
    ]);
  });

  it('is the coach alone while it is private', () => {
    const kinds = readersOfCoachNotes({ ...theirs, visibility: 'private' }).map(({ kind }) => kind);
    expect(kinds).toEqual(['coach']);
  });
});

describe('mayReadCoachNotes', () => {
  describe('in an interaction of others', () => {
    testEveryRole((actor) => mayReadCoachNotes(actor, theirs), {
      Superuser: ['platform'],
      Support: ['platform'],
      'Organization Admin': ['organization'],
      'Program Admin': ['program'],
    });
  });
  describe('in a private interaction of others', () => {
    testEveryRole((actor) => mayReadCoachNotes(actor, { ...theirs, visibility: 'private' }), {});
  });
  describe('as the coachee, whatever else they are', () => {
    testEveryRole((actor) => mayReadCoachNotes({ ...actor, uid: 'coachee' }, theirs), {});
  });
  it('lets the coach', () => {
    expect(mayReadCoachNotes(anActor({ uid: 'coach' }), theirs)).toBe(true);
    expect(mayReadCoachNotes({ ...actorWith('Coachee', 'program'), uid: 'coach' }, theirs)).toBe(true);
  });
});

import {
  administers,
  type Belonging,
  isClient,
  isOwner,
  mayDeleteInteraction,
  mayReadInteraction,
} from './interactions';
import { type Allowed, anActor, testEveryRole } from './testing/role-table';

const theirs: Belonging = {
  user: 'coach',
  clients: ['coachee', 'second'],
  organization_uid: 'here',
  program_uid: 'program-here',
};
const standalone: Belonging = { ...theirs, organization_uid: null, program_uid: null };

const administrators: Allowed = {
  Superuser: ['platform'],
  Support: ['platform'],
  'Organization Admin': ['organization'],
  'Program Admin': ['program'],
};
const staff: Allowed = { Superuser: ['platform'], Support: ['platform'] };

describe('administers', () => {
  describe('an interaction in an organisation and program', () => {
    testEveryRole((actor) => administers(actor, theirs), administrators);
  });
  describe('an interaction without an organisation', () => {
    testEveryRole((actor) => administers(actor, standalone), staff);
  });
});

describe('mayReadInteraction', () => {
  describe('an interaction of others in an organisation and program', () => {
    testEveryRole((actor) => mayReadInteraction(actor, theirs), administrators);
  });
  describe('an interaction of others without an organisation', () => {
    testEveryRole((actor) => mayReadInteraction(actor, standalone), staff);
  });
  it.each([
    ['its coach', 'coach', true],
    ['its coachee', 'coachee', true],
    ['its second coachee', 'second', true],
    ['a stranger', 'stranger', false],
  ])('%s', (_who, uid, may) => {
    expect(mayReadInteraction(anActor({ uid }), theirs)).toBe(may);
  });
});

describe('mayDeleteInteraction', () => {
  describe('an interaction of others in an organisation and program', () => {
    testEveryRole((actor) => mayDeleteInteraction(actor, theirs), {
      Superuser: ['platform'],
      'Organization Admin': ['organization'],
    });
  });
  describe('an interaction of others without an organisation', () => {
    testEveryRole((actor) => mayDeleteInteraction(actor, standalone), { Superuser: ['platform'] });
  });
  it.each([
    ['its coach', 'coach', true],
    ['its coachee', 'coachee', false],
    ['a stranger', 'stranger', false],
  ])('%s', (_who, uid, may) => {
    expect(mayDeleteInteraction(anActor({ uid }), theirs)).toBe(may);
  });
});

it('tells coach and coachee apart', () => {
  expect(isOwner(anActor({ uid: 'coach' }), theirs)).toBe(true);
  expect(isOwner(anActor({ uid: 'coachee' }), theirs)).toBe(false);
  expect(isClient(anActor({ uid: 'coachee' }), theirs)).toBe(true);
  expect(isClient(anActor({ uid: 'coach' }), theirs)).toBe(false);
});

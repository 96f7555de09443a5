import {
  growthPlaceOf,
  growthPlaces,
  hasGrowthPage,
  isSafeBeside,
  knowsGrowthPlace,
  mayReadGroupGrowth,
  mayReadGrowthIn,
} from './growth';
import type { InteractionOwnership } from './interaction-ownership';
import { type Allowed, actorWith, anActor, aSchool, byCountsOnly, cast, testEveryRole } from './testing';

const organization = { organization_uid: 'here' };
const program = { program_uid: 'program-here' };
const superuser: Allowed = { Superuser: ['platform'] };

describe('the growth of an organisation’s people is seen by', () => {
  testEveryRole((actor) => mayReadGroupGrowth(actor, organization), {
    ...superuser,
    'Organization Admin': ['organization'],
  });
});

describe('the growth of a program’s people is seen by', () => {
  testEveryRole((actor) => mayReadGroupGrowth(actor, program), {
    ...superuser,
    'Program Admin': ['program'],
  });
});

describe('the growth of a program as a part of its organisation is seen by', () => {
  testEveryRole((actor) => mayReadGroupGrowth(actor, { ...organization, ...program }), {
    ...superuser,
    'Organization Admin': ['organization'],
  });
});

describe('the growth of a program that is named alone is seen by', () => {
  testEveryRole((actor) => mayReadGroupGrowth(actor, growthPlaceOf(actor, 'program-here', 'here')), {
    ...superuser,
    'Organization Admin': ['organization'],
    'Program Admin': ['program'],
  });
});

describe('a program that is named alone is a part of its organisation for', () => {
  const isPart = (actor: Parameters<typeof growthPlaceOf>[0], organization_uid: string | null) =>
    growthPlaceOf(actor, 'program-here', organization_uid).organization_uid !== undefined;
  testEveryRole((actor) => isPart(actor, 'here'), { 'Organization Admin': ['organization'] });

  it('nobody where it is not known which organisation that is', () => {
    expect(isPart(actorWith('Organization Admin', 'organization'), null)).toBe(false);
  });

  it('who administers it by counts alone, and is told so', () => {
    const admin = byCountsOnly(actorWith('Organization Admin', 'organization'));
    const place = growthPlaceOf(admin, 'program-here', 'here');
    expect(mayReadGroupGrowth(admin, place)).toBe(false);
    expect(knowsGrowthPlace(admin, place)).toBe(true);
  });

  it('not for who administers both', () => {
    const programs = [{ program_uid: 'program-here', roles: ['Program Admin' as const] }];
    const both = anActor({ schools: [aSchool('here', ['Organization Admin'], programs)] });
    expect(isPart(both, 'here')).toBe(false);
  });
});

it.each([
  ['all of them are', 6, 6, true],
  ['one is not', 5, 6, false],
  ['four are not', 5, 9, false],
  ['five are not', 5, 10, true],
])('of those in a larger group %s in the part that is shown beside it', (_, people, ofLarger, isSafe) => {
  expect(isSafeBeside(people, ofLarger, 5)).toBe(isSafe);
});

describe('the growth of a place is offered to who administers it', () => {
  const offers =
    (kind: 'organization_uids' | 'program_uids', uid: string) =>
    (actor: Parameters<typeof growthPlaces>[0]) =>
      growthPlaces(actor)[kind].includes(uid);
  describe('organization', () =>
    testEveryRole(offers('organization_uids', 'here'), { 'Organization Admin': ['organization'] }));
  describe('program', () =>
    testEveryRole(offers('program_uids', 'program-here'), { 'Program Admin': ['program'] }));
});

it('a Superuser is offered the organisation they work in, and Support is not', () => {
  const at = (role: 'Superuser' | 'Support') => ({
    ...actorWith(role, 'platform'),
    organization_uid: 'here',
  });
  expect(growthPlaces(at('Superuser')).organization_uids).toEqual(['here']);
  expect(growthPlaces(at('Support')).organization_uids).toEqual([]);
});

it('who is in a place knows of it', () => {
  expect(knowsGrowthPlace(actorWith('Coachee', 'program'), program)).toBe(true);
  expect(knowsGrowthPlace(actorWith('Coachee', 'program'), organization)).toBe(true);
  expect(knowsGrowthPlace(actorWith('Coachee', 'sibling program'), program)).toBe(false);
  expect(knowsGrowthPlace(actorWith('Coachee', 'other organization'), organization)).toBe(false);
  expect(knowsGrowthPlace(anActor(), organization)).toBe(false);
});

const theirs: InteractionOwnership = {
  user: 'coach',
  clients: ['coachee'],
  organization_uid: 'here',
  program_uid: 'program-here',
  visibility: 'shared',
};
const hidden: InteractionOwnership = { ...theirs, visibility: 'private' };

describe('a scored interaction of others is part of the growth that is seen by', () => {
  testEveryRole((actor) => mayReadGrowthIn(actor, theirs), {
    ...superuser,
    'Organization Admin': ['organization'],
    'Program Admin': ['program'],
  });
});

describe('a private one of others is seen by', () => {
  testEveryRole((actor) => mayReadGrowthIn(actor, hidden), {});
});

it.each([
  ['its coach', 'coach', true, true],
  ['its coachee', 'coachee', true, false],
  ['another person', 'somebody', false, false],
])('%s', (_, uid, shared, isPrivate) => {
  expect(mayReadGrowthIn(anActor({ uid }), theirs)).toBe(shared);
  expect(mayReadGrowthIn(anActor({ uid }), hidden)).toBe(isPrivate);
});

it.each([
  ['coach', true],
  ['soloCoach', true],
  ['coachee', true],
  ['admin', true],
  ['programAdmin', true],
  ['superuser', true],
  ['support', false],
  ['contentManager', false],
  ['billing', false],
] as const)('%s has a page of growth: %s', (name, has) => {
  expect(hasGrowthPage(cast.actors[name])).toBe(has);
});

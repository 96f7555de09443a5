import { type Actor, type License, roles, type ToolType } from '@coaching/contracts';
import {
  hasLicenseFor,
  isCurrent,
  isExemptFromLicenses,
  mayGoOnWriting,
  mayWriteFor,
  needsLicense,
  productTools,
} from './licenses';
import { type Allowed, anActor, aSchool, places, testEveryRole } from './testing';

const today = new Date('2026-03-15T12:00:00Z');
const aLicense = (more: Partial<License> = {}): License => ({
  product: 'yearly',
  start_date: '01/01/2026',
  end_date: '12/31/2026',
  ...more,
});
const soloCoach = (...licenses: License[]) => anActor({ roles: ['Coach'], licenses });
const workingHere = (actor: Actor): Actor => ({ ...actor, organization_uid: 'here' });

const staff: Allowed = { Superuser: ['platform'], Support: ['platform'], 'Content Manager': ['platform'] };
const staffAndMembers: Allowed = Object.fromEntries(
  roles.map((role) => [role, [...(staff[role] ?? []), 'organization', 'program', 'sibling program']]),
);

describe('isCurrent', () => {
  it.each([
    ['the day before it starts', '03/16/2026', '12/31/2026', false],
    ['its first day', '03/15/2026', '12/31/2026', true],
    ['a day of the year after it started', '12/31/2025', '04/01/2026', true],
    ['in between', '01/01/2026', '12/31/2026', true],
    ['its last day', '01/01/2026', '03/15/2026', true],
    ['the day after it ended', '01/01/2026', '03/14/2026', false],
  ])('%s', (_when, start_date, end_date, current) => {
    expect(isCurrent(aLicense({ start_date, end_date }), today)).toBe(current);
  });
});

describe('isExemptFromLicenses', () => {
  describe('while working in the organisation', () => {
    testEveryRole((actor) => isExemptFromLicenses(workingHere(actor)), staffAndMembers);
  });
  describe('while working in no organisation', () => {
    testEveryRole(isExemptFromLicenses, staff);
  });
});

describe('hasLicenseFor', () => {
  describe('without any licence, while working in the organisation', () => {
    testEveryRole((actor) => hasLicenseFor('Observation', workingHere(actor), today), staffAndMembers);
  });
  describe('without any licence, while working in no organisation', () => {
    testEveryRole((actor) => hasLicenseFor('Observation', actor, today), staff);
  });
  it.each<[product: string, tools: ToolType[]]>([
    ['free', ['Observation', 'Conversation', 'Rubric']],
    ['obs_monthly', ['Observation']],
    ['obs_yearly', ['Observation']],
    ['monthly', ['Observation', 'Conversation', 'Rubric']],
    ['yearly', ['Observation', 'Conversation', 'Rubric']],
    ['something else', []],
  ])('%s covers %j', (product, tools) => {
    const coach = soloCoach(aLicense({ product }));
    for (const tool of ['Observation', 'Conversation', 'Rubric'] as const) {
      expect(hasLicenseFor(tool, coach, today)).toBe(tools.includes(tool));
    }
  });
  it('needs one licence that is both current and for the tool', () => {
    const ended = aLicense({ product: 'yearly', end_date: '02/01/2026' });
    const other = aLicense({ product: 'obs_monthly' });
    expect(hasLicenseFor('Rubric', soloCoach(ended, other), today)).toBe(false);
    expect(hasLicenseFor('Observation', soloCoach(ended, other), today)).toBe(true);
  });
  it('knows every product of the price list', () => {
    expect(Object.keys(productTools).sort()).toEqual([
      'free',
      'monthly',
      'obs_monthly',
      'obs_yearly',
      'yearly',
    ]);
  });
});

describe('mayWriteFor', () => {
  const allBut = (role: string, place: string) =>
    Object.fromEntries(roles.map((each) => [each, places.filter((at) => each !== role || at !== place)]));
  testEveryRole((actor) => mayWriteFor('Conversation', actor, today), allBut('Coach', 'platform'));
  it.each<[string, Actor, boolean]>([
    ['a current licence', soloCoach(aLicense()), true],
    ['a licence that ended yesterday', soloCoach(aLicense({ end_date: '03/14/2026' })), false],
    ['a current licence for observations alone', soloCoach(aLicense({ product: 'obs_yearly' })), false],
    [
      'a place in the organisation',
      workingHere(anActor({ roles: ['Coach'], schools: [aSchool('here', [])] })),
      true,
    ],
  ])('a coach on their own account with %s', (_with, actor, may) => {
    expect(mayWriteFor('Conversation', actor, today)).toBe(may);
  });
});

describe('mayGoOnWriting', () => {
  const endedOn = (end_date: string) => soloCoach(aLicense({ end_date }));
  it.each([
    ['a current licence', soloCoach(aLicense()), true, true],
    ['a licence that ended yesterday', endedOn('03/14/2026'), true, false],
    ['one that ended a week ago', endedOn('03/08/2026'), true, false],
    ['one that ended before that', endedOn('03/07/2026'), false, false],
    ['none ever', soloCoach(), false, false],
    [
      'a current licence for observations alone',
      soloCoach(aLicense({ product: 'obs_yearly' })),
      false,
      false,
    ],
    ['no place in an organisation any more', anActor({}), false, false],
    ['a place in the organisation', workingHere(anActor({ schools: [aSchool('here', [])] })), true, true],
    ['the role of staff', anActor({ roles: ['Support'] }), true, true],
  ])('with %s', (_with, actor, unfinished, finished) => {
    expect(mayGoOnWriting('Rubric', actor, false, today)).toBe(unfinished);
    expect(mayGoOnWriting('Rubric', actor, true, today)).toBe(finished);
  });
});

describe('needsLicense', () => {
  testEveryRole((actor) => needsLicense(actor, today), { Coach: ['platform'] });
  it.each([
    ['with a current licence', soloCoach(aLicense()), false],
    ['with one that ended', soloCoach(aLicense({ end_date: '03/14/2026' })), true],
    ['who is also staff', anActor({ roles: ['Coach', 'Support'] }), false],
  ])('a coach %s', (_who, actor, needs) => {
    expect(needsLicense(actor, today)).toBe(needs);
  });
});

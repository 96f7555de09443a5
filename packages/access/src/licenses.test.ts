import { type Actor, type License, roles } from '@coaching/contracts';
import {
  hasLicenseFor,
  isCurrent,
  isExemptFromLicenses,
  needsLicense,
  productTools,
  type ToolType,
} from './licenses';
import { type Allowed, anActor, testEveryRole } from './testing/role-table';

const today = new Date('2026-03-15T12:00:00Z');
const aLicense = (more: Partial<License> = {}): License => ({
  product: 'yearly',
  start_date: '2026-01-01T00:00:00Z',
  end_date: '2026-12-31T00:00:00Z',
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
    ['the day before it starts', '2026-03-16T00:00:00Z', '2026-12-31T00:00:00Z', false],
    ['its first day, though it starts later that day', '2026-03-15T23:00:00Z', '2026-12-31T00:00:00Z', true],
    ['in between', '2026-01-01T00:00:00Z', '2026-12-31T00:00:00Z', true],
    ['its last day, though it ended earlier that day', '2026-01-01T00:00:00Z', '2026-03-15T00:00:00Z', true],
    ['the day after it ended', '2026-01-01T00:00:00Z', '2026-03-14T23:59:59Z', false],
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
    const ended = aLicense({ product: 'yearly', end_date: '2026-02-01T00:00:00Z' });
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

describe('needsLicense', () => {
  testEveryRole((actor) => needsLicense(actor, today), { Coach: ['platform'] });
  it.each([
    ['with a current licence', soloCoach(aLicense()), false],
    ['with one that ended', soloCoach(aLicense({ end_date: '2026-03-14T00:00:00Z' })), true],
    ['who is also staff', anActor({ roles: ['Coach', 'Support'] }), false],
  ])('a coach %s', (_who, actor, needs) => {
    expect(needsLicense(actor, today)).toBe(needs);
  });
});

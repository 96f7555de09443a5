import { actorWith, byCountsOnly } from '@coaching/access/testing';
import type { GrowthScope } from './growth-address';
import { seesCountsOf } from './sees-counts';

const here: GrowthScope = { kind: 'organization', uid: 'here' };
const program: GrowthScope = { kind: 'program', uid: 'program-here' };
const part: GrowthScope = { ...program, organization_uid: 'here' };

it.each<[GrowthScope, boolean]>([
  [here, true],
  [part, true],
  [{ kind: 'organization', uid: 'there' }, false],
  [{ kind: 'coachee', uid: 'here' }, false],
])('who administers an organization by counts alone sees counts of %j: %s', (scope, sees) => {
  const admin = actorWith('Organization Admin', 'organization');
  expect(seesCountsOf(byCountsOnly(admin), scope)).toBe(sees);
  expect(seesCountsOf(admin, scope)).toBe(false);
});

it('who administers a program by counts alone sees counts of it, and who only coaches there sees none', () => {
  const admin = byCountsOnly(actorWith('Program Admin', 'program'));
  expect([here, program, part].map((scope) => seesCountsOf(admin, scope))).toEqual([true, true, true]);
  expect(seesCountsOf(byCountsOnly(actorWith('Coach', 'organization')), here)).toBe(false);
});

import { cast } from '@coaching/access/testing';
import { areScoresWithheld, mayReadSelfScore } from './instance-policy';
import type { InstanceRecord } from './instance-record';

const { coachee, coach, admin } = cast.actors;
const finished_at = new Date('2026-03-02T09:00:00.000Z');

const instance = (more: Partial<InstanceRecord>) =>
  ({
    user: coach.uid,
    clients: [coachee.uid],
    invites_self_score: true,
    self_score: null,
    finished: false,
    ...more,
  }) as InstanceRecord;
const scored = (finished: Date | null) => ({ count: 1, items: [], left_over: [], finished_at: finished });

it.each([
  ['who is asked for her own', {}, true],
  ['who has begun', { self_score: scored(null) }, true],
  ['also once the coach has finished', { finished: true }, true],
  ['who has finished before the coach', { self_score: scored(finished_at) }, true],
  ['not when both have finished', { finished: true, self_score: scored(finished_at) }, false],
  ['not from her who is not asked', { invites_self_score: false }, false],
] as const)('scores are withheld from a coachee %s', (_, more, isWithheld) => {
  const one = instance(more);
  expect(areScoresWithheld(coachee, one)).toBe(isWithheld);
  // However else she may read it.
  expect(areScoresWithheld({ ...coachee, roles: ['Superuser'], schools: admin.schools }, one)).toBe(
    isWithheld,
  );
  for (const other of [coach, admin]) expect(areScoresWithheld(other, one)).toBe(false);
});

it.each([
  ['while neither is finished', {}, false],
  ['while the coach is not', { self_score: scored(finished_at) }, false],
  ['while she is not', { finished: true, self_score: scored(null) }, false],
  ['when both are', { finished: true, self_score: scored(finished_at) }, true],
] as const)('who reads her own scores besides her, %s', (_, more, isForAll) => {
  const one = instance(more);
  expect(mayReadSelfScore(coachee, one)).toBe(true);
  expect(mayReadSelfScore({ ...coachee, real_uid: 'support' }, one)).toBe(isForAll);
  for (const other of [coach, admin]) expect(mayReadSelfScore(other, one)).toBe(isForAll);
});

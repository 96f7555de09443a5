import { isOverdue } from '@coaching/contracts';
import { demoVisits } from '@coaching/demo';
import { demoActionSteps } from './action-steps';

const now = new Date('2026-11-21T12:00:00.000Z');
const visits = demoVisits(now);
const steps = demoActionSteps(now);

it('has steps for every visit of the demo', () => {
  expect(new Set(steps.map(({ tool_uid }) => tool_uid))).toEqual(new Set(visits.map(({ uid }) => uid)));
});

it('has open, overdue and completed ones of the demo coachee, for the coachee and for the coach', () => {
  const theirs = steps.filter(({ tool_uid }) =>
    visits.some(({ uid, coachee }) => uid === tool_uid && coachee === 'demo-coachee'),
  );
  const overdue = theirs.filter((step) => isOverdue(step, '2026-11-21'));
  const open = theirs.filter(({ completed }) => completed === null);
  expect(overdue.length).toBeGreaterThan(0);
  expect(open.length).toBeGreaterThan(overdue.length);
  expect(theirs.length - open.length).toBeGreaterThan(open.length);
  expect(open.map(({ coachee }) => coachee)).toEqual(expect.arrayContaining([true, false]));
});

it('completes nothing before it was agreed, or later than today', () => {
  for (const { created_at, completed } of steps) {
    if (completed === null) continue;
    expect(Date.parse(completed)).toBeGreaterThan(Date.parse(created_at));
    expect(Date.parse(completed)).toBeLessThan(now.getTime());
  }
});

import { isOverdue } from '@coaching/contracts';
import { demoConversations } from '@coaching/demo';
import { demoConversationSteps } from './conversation-steps';

const now = new Date('2026-11-21T12:00:00.000Z');
const held = new Map(demoConversations(now).map((conversation) => [conversation.uid, conversation]));
const steps = demoConversationSteps(now);

it('follows from conversations that are finished, among them one with two coachees', () => {
  expect(steps.length).toBeGreaterThanOrEqual(8);
  for (const { tool_uid } of steps) expect(held.get(tool_uid)?.end).toBeInstanceOf(Date);
  expect(steps.some(({ tool_uid }) => held.get(tool_uid)!.coachees.length === 2)).toBe(true);
});

it('has open, overdue and completed ones, for coachees and for coaches', () => {
  const open = steps.filter(({ completed }) => completed === null);
  expect(open.map((step) => isOverdue(step, '2026-11-21'))).toEqual(expect.arrayContaining([true, false]));
  expect(open.map(({ coachee }) => coachee)).toEqual(expect.arrayContaining([true, false]));
  expect(open.length).toBeLessThan(steps.length);
});

it('completes nothing before it was agreed, or later than today', () => {
  for (const { created_at, completed } of steps.filter((step) => step.completed !== null)) {
    expect(Date.parse(completed!)).toBeGreaterThan(Date.parse(created_at));
    expect(Date.parse(completed!)).toBeLessThan(now.getTime());
  }
});

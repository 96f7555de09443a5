import { type DemoVisit, type District, demoVisits, type LessonTitle } from '@coaching/demo';
import type { ImportedActionStep } from '../import/imported-action-step';

const DAY = 86_400_000;

interface LessonSteps {
  /** For the coachee: the first is done soon, the second takes its time. */
  coachee: readonly [string, string];
  coach: string;
}

/** What follows from each lesson, by its title. */
const lessonSteps: Readonly<Record<LessonTitle, LessonSteps>> = {
  'Equivalent fractions with number lines': {
    coachee: [
      '<p>Wait <strong>five seconds</strong> after each question, and count them.</p>',
      '<p>Come back to “Marcus’s rule” and let the class try to break it once more.</p>',
    ],
    coach: '<p>Send the three number-line tasks we talked about.</p>',
  },
  'Reading between the lines: inference': {
    coachee: [
      '<p>Write two questions for chapter 4 that cannot be answered with one word.</p>',
      '<p>Have students mark the line their inference comes from.</p>',
    ],
    coach: '<p>Look for a short text with an unreliable narrator.</p>',
  },
  'Slope as a rate of change': {
    coachee: [
      '<p>Keep one wrong graph on the board and ask what it <em>would</em> be the graph of.</p>',
      '<p>Let a pair present without the teacher at the board.</p>',
    ],
    coach: '<p>Bring the observation grid for student talk to the next visit.</p>',
  },
  'Claim, evidence, reasoning': {
    coachee: [
      '<p>Put the sentence starters on each table:</p><ul><li>I claim …</li><li>because …</li></ul>',
      '<p>Ask for the reasoning before saying whether the claim is right.</p>',
    ],
    coach: '<p>Share the video of the discussion routine from Ms. Petrova’s class.</p>',
  },
  'Morning meeting and number talk': {
    coachee: [
      '<p>Practise the walk to the carpet twice, with a song as the timer.</p>',
      '<p>Write down all strategies before naming the best one.</p>',
    ],
    coach: '<p>Time three transitions on the next visit.</p>',
  },
};

const recent = 20 * DAY;
const thisSeason = 70 * DAY;

/** Steps of one lesson: open after the last visit, some overdue after the one before, done when it is long ago. */
function stepsOf({ uid, title, start }: DemoVisit, now: Date): ImportedActionStep[] {
  const steps = lessonSteps[title];
  const age = now.getTime() - start.getTime();
  const after = (days: number) => new Date(start.getTime() + days * DAY).toISOString();
  const dayAfter = (days: number) => after(days).slice(0, 10);
  const [soon, later] = steps.coachee;
  const step = (
    place: number,
    action_step: string,
    { coachee = true, completed = null, due_date = null }: Partial<ImportedActionStep>,
  ): ImportedActionStep => ({
    uid: `${uid}-step-${place}`,
    tool_uid: uid,
    action_step,
    coachee,
    completed,
    due_date,
    created_at: after(0),
  });
  return [
    step(0, soon, { due_date: dayAfter(21), completed: age < recent ? null : after(12) }),
    step(1, later, {
      due_date: age < recent ? null : dayAfter(28),
      completed: age < thisSeason ? null : after(26),
    }),
    step(2, steps.coach, { coachee: false, completed: age < thisSeason ? null : after(6) }),
  ];
}

/** What follows from a district's visits. */
export const districtActionSteps = ({ visits }: District, now: Date): ImportedActionStep[] =>
  visits.flatMap((visit) => stepsOf(visit, now));

/** What follows from the demo's visits: open, overdue and completed steps over the year. */
export function demoActionSteps(now: Date): ImportedActionStep[] {
  return demoVisits(now).flatMap((visit) => stepsOf(visit, now));
}

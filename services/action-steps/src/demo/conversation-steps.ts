import { type DemoConversation, type DemoTopic, demoConversations } from '@coaching/demo';
import type { ImportedActionStep } from '../import/imported-action-step';

const DAY = 86_400_000;

/** A step as it was agreed on; days count from the conversation. */
interface Agreed {
  step: string;
  /** For the coach to do; otherwise for the coachees. */
  ofCoach?: true;
  dueAfter?: number;
  doneAfter?: number;
}

/** What was agreed on in the demo's conversations. */
const agreed: Readonly<Partial<Record<DemoTopic, readonly Agreed[]>>> = {
  'daniel-check-in': [
    {
      step: '<p>On Wednesday, read what Ben wrote and ask “Would you start us off with that?”. A no is a no.</p>',
      dueAfter: 7,
      doneAfter: 3,
    },
  ],
  'daniel-inference': [
    {
      step: '<p>Begin three reading groups with two minutes of “draw or write what the writer is <em>not</em> saying”, and keep the pages.</p>',
      dueAfter: 21,
    },
  ],
  'daniel-fractions': [
    {
      step: '<p>Begin Monday with Leo’s line, “4 marks so fourths”, without his name, and sort the new exit slips into the same three piles.</p>',
      dueAfter: 7,
    },
    { step: '<p>Bring the number-line tasks of the grade 5 team.</p>', ofCoach: true, dueAfter: 6 },
  ],
  'fractions-pair': [
    {
      step: '<p>One long line on the board in both grades, with what students put there in their own writing; photograph it at the end.</p>',
      dueAfter: 16,
    },
    {
      step: '<p>A second long roll of paper to room 12, before the first of the two lessons.</p>',
      ofCoach: true,
      doneAfter: 3,
    },
  ],
  'amara-inference': [
    {
      step: '<p>For three days Mia gets the last page first, and Theo sits with his back to the door. Count their green notes.</p>',
      dueAfter: 8,
    },
  ],
  'lucas-slope': [
    {
      step: '<p>Put a wrong sketch of your own on the board: “For which phone plan would this be right?” Sit down while pairs present.</p>',
      dueAfter: 7,
    },
  ],
  'grace-check-in': [
    {
      step: '<p>Feedback on reasoning in pairs, with one sentence starter instead of four. Send me the work of two pairs.</p>',
      dueAfter: 5,
      doneAfter: 4,
    },
  ],
  'samuel-check-in': [
    {
      step: '<p>One week without a handout in tenth grade B; students keep their own worked solutions.</p>',
      dueAfter: 14,
    },
    { step: '<p>Sit at Kwame’s table and write down what he crosses out.</p>', ofCoach: true, dueAfter: 21 },
  ],
  'hana-seminar': [
    {
      step: '<p>Ask Rafael which of his notes you may read aloud as the opening of the next seminar.</p>',
      dueAfter: 9,
      doneAfter: 8,
    },
  ],
  'ines-studio': [
    {
      step: '<p>Answer “Is this good?” with “What were you trying to do?” for a whole evening.</p>',
      dueAfter: 28,
    },
  ],
};

const stepOf = (
  { uid, end, start }: DemoConversation,
  { step, ofCoach, dueAfter, doneAfter }: Agreed,
  place: number,
): ImportedActionStep => {
  const made = end ?? start;
  const after = (days: number) => new Date(made.getTime() + days * DAY).toISOString();
  return {
    uid: `${uid}-step-${place}`,
    tool_uid: uid,
    action_step: step,
    coachee: !ofCoach,
    completed: doneAfter === undefined ? null : after(doneAfter),
    due_date: dueAfter === undefined ? null : after(dueAfter).slice(0, 10),
    created_at: made.toISOString(),
  };
};

/** What follows from the demo's conversations: open, overdue and completed steps. */
export const demoConversationSteps = (now: Date): ImportedActionStep[] =>
  demoConversations(now).flatMap((held) =>
    (agreed[held.topic] ?? []).map((step, place) => stepOf(held, step, place)),
  );

import type { ConversationTexts } from './conversation-text';

/** Maya Okafor with Lucas Meyer, Algebra I. */
export const lucas = {
  'lucas-goal': {
    title: 'Making thinking visible in period 3',
    about: '<p>Second year of teaching, 22 students. Lucas had asked for help “with the ones who copy”.</p>',
    asked: [
      {
        ask: 'goal-students',
        answer:
          'The back row: Dre, Sofia, Malik, Tess. Their notebooks are complete and identical. On the entry quiz three of them left the graph empty. “They have the notes of somebody who understands.”',
      },
      {
        ask: 'goal-why',
        answer:
          'Linear functions carry the rest of the year. If the four do not know what a slope <em>is</em> by then, every later unit looks to them like a new list of steps.',
      },
      {
        ask: 'goal-measure',
        answer:
          '<p>Once a week, three minutes: one graph without numbers, “Tell its story”. We sort the 22 slips together into <strong>story</strong>, <strong>steps</strong> and <strong>nothing</strong>.</p><p>Starting point, from today’s: 5 / 12 / 5.</p>',
      },
      {
        ask: 'support-me',
        answer:
          'He would like to see somebody do it. I will teach the first ten minutes of period 3 on Wednesday while he sits in the back row with a notebook.',
      },
    ],
  },
  'lucas-notes': {
    title: 'Notes to myself before I talk with Lucas',
    isPrivate: true,
    about: '<p>Not shared. I want to sort out what I saw before I say anything.</p>',
    asked: [
      {
        ask: 'check-stuck',
        answer:
          'Three visits in a row he has answered his own question within two seconds, and each time we had agreed that he would not. Is the goal mine rather than his? He chose the story graphs; wait time was my idea.',
      },
      {
        ask: 'unasked',
        answer:
          '<p>He teaches five periods in three rooms and is covering for the colleague on leave since last month. I have not asked about that once.</p><ul><li>Begin there, and listen.</li><li>Then one question: which of the two goals would he keep?</li></ul>',
      },
    ],
  },
  'lucas-slope': {
    title: 'After the lesson: doorstep and stairs',
    about: '<p>Two phone plans, period 3. We had all 22 sketches on the table.</p>',
    asked: [
      {
        ask: 'math-errors',
        answer:
          'Six sketches begin both lines at the origin. Lucas asked two of the six, and both had read “per minute” and stopped there: with no minutes there is nothing to pay. That makes sense, and it is where the fixed fee got lost.',
      },
      {
        ask: 'math-disagreement',
        answer:
          '<p>“They both say per minute.” He wrote <strong>both</strong> statements on the board, kept a straight face, and asked who wanted to add. Sofia did, which is her second time this term.</p><p>What he would do again: write first, look at the class second.</p>',
      },
      {
        ask: 'evidence-progress',
        answer:
          'Story graphs this week: <strong>14 / 6 / 2</strong>, against 5 / 12 / 5 in the first week. Of the back row, only Malik is still with “steps”, and his have words in them now.',
      },
      {
        ask: 'next-small',
        answer:
          'Tomorrow’s opener is the wrong sketch, drawn by himself: “For which phone plan would this be right?” Pairs present, and he sits down while they do.',
      },
    ],
  },
  'lucas-planned': {
    title: 'Planning: systems of equations',
    about:
      '<p>Please write a line or two on the first question before we meet, and bring the task that you would like to use.</p>',
    invites: true,
    asked: [
      {
        ask: 'math-task',
        theirs: {
          'demo-lucas':
            '<p>The two bike rentals. Everyone can begin with a table, and there is a moment when both cost the same. I am not sure that it lasts for a whole lesson.</p>',
        },
      },
      { ask: 'plan-misconception' },
      { ask: 'board' },
      { ask: 'plan-look-for' },
    ],
  },
} as const satisfies ConversationTexts;

import type { DemoYear } from './demo-scores';

/** Maya Okafor with Grace Kim: steady, then quick once evidence changes her lessons. */
export const grace: DemoYear = {
  courses: {
    planning: [2.2, 3.9],
    climate: [2.8, 3.6],
    talk: [1.8, 3.2],
    instruction: [2.4, 3.5],
    evidence: [0.9, 4.1],
    conversation: [0.7, 2.4],
    thinking: [0.7, 2.5],
  },
  visits: [
    {
      title: 'Claim, evidence, reasoning: first visit',
      summary:
        '<p>A careful planner who leaves the lesson as she planned it. Students write claims; whether the evidence fits, nobody asks. She collects everything and reads it in the evening, when it is too late to matter.</p>',
      notes: {
        'plan-evidence': '<p>The plan was made in August.</p>',
        responding: '<p>Eleven papers on one desk had the same gap. The next slide came.</p>',
        belonging: '<p>Knows what everyone did at the weekend.</p>',
      },
    },
    {
      title: 'Discussion: is it a good source?',
      summary: '<p>Polite and short. Students wait for the right answer because there always was one.</p>',
      notes: {
        changing: '<p>Grace said who was right.</p>',
        speaks: '<p>Grace 58 %.</p>',
      },
    },
    {
      title: 'Exit tickets, sorted before the bell',
      summary:
        '<p>Three piles on the window sill: has it, nearly, not yet. It took her four minutes while students packed up. On the next day the lesson began with the middle pile.</p>',
      notes: {
        checking: '<p>One question, one line, everyone.</p>',
        responding: '<p>The first ten minutes of Tuesday came from Monday’s tickets.</p>',
        feedback: '<p>“Your evidence is from the wrong year” instead of a tick.</p>',
      },
    },
    {
      title: 'Two groups, one target',
      summary:
        '<p>Eight students worked on evidence, the others on reasoning, and both knew why. She looked at papers <em>during</em> the lesson for the first time and did not stop it for all.</p>',
      notes: {
        responding: '<p>Moved two students in minute 19, because of a sentence each.</p>',
        'self-assessment': '<p>Students mark where their reasoning is, in colour.</p>',
        language: '<p>“Correlates” by a student, corrected by another one.</p>',
      },
      notObserved: ['wait-time'],
    },
    {
      title: 'Discussion: what would change your mind?',
      summary:
        '<p>The title was her question, and it worked: four students said what would. One of them went to look for it.</p>',
      notes: {
        text: '<p>“The graph stops in 2015, so we do not know.”</p>',
        changing: '<p>Two hands went down that had been up.</p>',
      },
    },
    {
      title: 'Reasoning that others can follow',
      about:
        '<p>Grace, please score yourself before you read mine: twenty minutes, without looking at your notes from spring. We compare on Thursday.</p>',
      summary: '<p>To be written after we have compared.</p>',
      notes: {
        checking: '<p>Four moments, every one planned.</p>',
        responding: '<p>Two groups changed places; one student asked to stay and said why.</p>',
        feedback: '<p>“Read it to Samuel’s class. Would they believe you?”</p>',
      },
    },
  ],
};

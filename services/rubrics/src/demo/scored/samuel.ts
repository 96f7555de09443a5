import type { DemoYear } from './demo-scores';

/** Maya Okafor with Samuel Osei, geometry: talk grows fast and levels off; feedback comes late. */
export const samuel: DemoYear = {
  courses: {
    planning: [1.9, 3.1],
    climate: [2.2, 3.7],
    talk: [1.4, 3.5],
    instruction: [1.7, 3.6],
    evidence: [1.1, 2.8],
    conversation: [0.7, 2.3],
    thinking: [0.9, 2.4],
  },
  visits: [
    {
      title: 'Proof without tears, first visit',
      about: '<p>Geometry, 22 students. Samuel’s third year.</p>',
      summary:
        '<p>Samuel proves, students copy. They like him and would copy anything. He knows: “They can do it as long as I am in the room.”</p>',
      notes: {
        demand: '<p>Two-column proofs with the reasons filled in.</p>',
        modelling: '<p>Every step right, none of them explained.</p>',
        mistakes: '<p>A student hid her sheet when I came by.</p>',
      },
    },
    {
      title: 'Discussion: is a square a rectangle?',
      summary: '<p>Everyone had an opinion and nobody a definition. He let it run, and it was worth it.</p>',
      notes: {
        reasons: '<p>“Because you said so last year.”</p>',
        speaks: '<p>Samuel 47 %.</p>',
      },
    },
    {
      title: 'A wrong proof on the board',
      summary:
        '<p>He put up a proof with a gap and said nothing. It took them six minutes to find it, in which nobody asked him for help. He asked me afterwards whether he had been lazy.</p>',
      notes: {
        mistakes: '<p>“There is a hole between three and four!”</p>',
        'student-talk': '<p>Five students in a row, without him.</p>',
        modelling: '<p>A wrong decision, shown on purpose.</p>',
      },
    },
    {
      title: 'Definitions that hold',
      summary:
        '<p>Students wrote definitions and tried to break each other’s. Pairs were well chosen. Feedback was “nice” eleven times; we counted together.</p>',
      notes: {
        language: '<p>“Exactly one pair” against “at least one pair”: four minutes, worth each.</p>',
        feedback: '<p>“Nice” eleven times.</p>',
        independence: '<p>Nobody raised a hand for ten minutes.</p>',
      },
      notObserved: ['closing'],
    },
    {
      title: 'Discussion: what do we need to know?',
      summary:
        '<p>The class decided which facts a proof may use, and a student took the pen. Samuel sat in the last row.</p>',
      notes: {
        speaks: '<p>Samuel 19 %.</p>',
        connect: '<p>“That is Aisha’s idea turned round.”</p>',
        changing: '<p>Omar took his own point off the board.</p>',
      },
    },
    {
      title: 'Proofs for somebody else',
      about: '<p>Students write proofs for the grade below.</p>',
      summary:
        '<p>They write for a reader, and it makes them precise. Talk is where we hoped it would be in June. Feedback now says what to do next, on about half of the sheets; that half was revised, the other was not.</p><p><strong>Next:</strong> one sentence of feedback for everyone, before the lesson ends.</p>',
      notes: {
        feedback: '<p>“A sixth grader would stop at line four. Why?”</p>',
        'self-assessment': '<p>A list of criteria, made by them, used by most.</p>',
        scaffolds: '<p>The sheet with the reasons is gone. Two asked for it; both got it.</p>',
      },
      self: { feedback: 1, 'self-assessment': 1, questions: -1 },
    },
  ],
};

import type { DemoYear } from './demo-scores';

/** Maya Okafor with Lucas Meyer, grade 8 mathematics: a dip in winter, when he changed everything at once. */
export const lucas: DemoYear = {
  courses: {
    planning: [1.2, 2.8],
    climate: [1.4, 2.9],
    talk: [1, 2.6],
    instruction: [2, 3],
    evidence: [0.8, 2.4],
    conversation: [0.4, 1.6],
    thinking: [0.5, 1.5],
  },
  visits: [
    {
      title: 'Linear functions, first visit',
      about: '<p>Grade 8, 28 students, last period.</p>',
      summary:
        '<p>Clear explanations, and nobody to check whether they arrived. Lucas talked for 31 of 44 minutes. He is proud of his examples and has reason to be. He asked for help with “the noise”.</p>',
      notes: {
        explanations: '<p>Slope as stairs: the best picture of the day.</p>',
        time: '<p>Seven minutes until everyone had a book open.</p>',
        checking: '<p>“Does everybody get it?” nine times.</p>',
      },
    },
    {
      title: 'Discussion: which plan is cheaper?',
      summary:
        '<p>A good problem, given away in the first minute: he drew the two lines himself. After that there was nothing to discuss.</p>',
      notes: {
        speaks: '<p>Lucas 83 %.</p>',
        text: '<p>The price list was on the wall. Nobody looked at it, for he read it out.</p>',
      },
    },
    {
      title: 'Everything new at once',
      about: '<p>After the winter break: groups of four, a new seating plan, a new way of grading.</p>',
      summary:
        '<p>Three changes in one week, and it shows: students did not know where to sit, whom to ask or what counts. We agreed to keep the groups and to put the rest back. It takes courage to try and more to undo.</p>',
      notes: {
        routines: '<p>Four explanations of how to form groups.</p>',
        belonging: '<p>Two students sat alone until minute twelve.</p>',
        demand: '<p>The task itself was the best so far: more than one plan can win.</p>',
      },
    },
    {
      title: 'Groups that know what to do',
      summary:
        '<p>One routine, practised: materials, silence, one minute alone, then talk. Six groups of seven worked. He stands still now when he listens, which they notice.</p>',
      notes: {
        routines: '<p>Fifty-five seconds, timed by a student.</p>',
        'student-talk': '<p>Partners tell each other answers; table four explained.</p>',
        checking: '<p>Whiteboards, once. He changed the next example because of them.</p>',
      },
      notObserved: ['modelling'],
    },
    {
      title: 'Discussion: what does steep mean?',
      summary:
        '<p>He asked and then held his breath, one could see it. Three students answered each other before he spoke. The word “rate” came from a student.</p>',
      notes: {
        speaks: '<p>Lucas 52 %.</p>',
        silence: '<p>Five seconds after the first question.</p>',
        reasons: '<p>“Because it goes up three each time” – not asked for.</p>',
      },
    },
    {
      title: 'Slope as a rate of change',
      about: '<p>My own notes, not finished. To talk over with Lucas before he reads them.</p>',
      summary: '',
      notes: {
        target: '<p>Three students of five could say it.</p>',
        questions: '<p>More “why”. Look at the script: minute 12 to 17.</p>',
        participation: '<p>Count again. Row by the window?</p>',
      },
    },
  ],
};

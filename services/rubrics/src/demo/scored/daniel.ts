import type { DemoYear } from './demo-scores';

/** Maya Okafor with Daniel Reyes, grade 4: his questions change first, and the talk among students follows. */
export const daniel: DemoYear = {
  courses: {
    planning: [1.6, 3.4],
    climate: [2.6, 3.8],
    talk: [0.6, 3.9],
    instruction: [1.8, 3.2],
    evidence: [1, 3],
    conversation: [0.6, 2.1],
    thinking: [0.4, 1.9],
  },
  visits: [
    {
      title: 'Where we start: fractions on the board',
      about:
        '<p>Grade 4, 24 students, comparing fractions. First visit of the year; Daniel chose the lesson.</p>',
      summary:
        '<p>A calm room in which Daniel does most of the thinking. He asked 41 questions, and 36 had one word for an answer. He saw that on the script himself: “I am playing ping-pong.”</p><p><strong>Focus we agreed on:</strong> fewer questions, and three seconds after each.</p>',
      notes: {
        questions: '<p>“Is it bigger or smaller?” eleven times.</p>',
        'wait-time': '<p>0.8 seconds on average over ten questions.</p>',
        participation: '<p>Six students spoke; Priya four times.</p>',
        belonging: '<p>Greets everyone at the door, by name, with a joke for Ben.</p>',
        closing: '<p>The bell came in the middle of a sentence.</p>',
      },
      notObserved: ['self-assessment'],
    },
    {
      title: 'Discussion: which fraction does not belong?',
      summary:
        '<p>The first discussion he did not lead from the board. He sat down, which changed more than any question. Students still look at him after each answer.</p>',
      notes: {
        speaks: '<p>Daniel 61 % of the words.</p>',
        silence: '<p>Two pauses of four seconds; he told me afterwards that they felt like a minute.</p>',
        reasons: '<p>“What makes you say that?” five times, only after wrong answers.</p>',
      },
    },
    {
      title: 'Number lines, second attempt',
      about: '<p>The same unit as in autumn, with the number line as the one model.</p>',
      summary:
        '<p>Nineteen questions instead of forty-one. Partners explain when he asks them to. The number line holds the lesson together: four students walked to the wall to point at it.</p>',
      notes: {
        questions: '<p>“Where would you put it, and how sure are you?”</p>',
        'wait-time': '<p>2.4 seconds. He counts on his fingers behind his back.</p>',
        materials: '<p>One number line on the wall, one on each desk. Students use both.</p>',
        checking: '<p>Thumbs, twice. Four thumbs were up that should not have been.</p>',
      },
      notObserved: ['plan-evidence'],
    },
    {
      title: 'Inference in reading groups',
      about: '<p>Reading, twelve students in two groups. Daniel scored himself before we met.</p>',
      summary:
        '<p>What he learned in mathematics has moved to reading without our having planned it. Ben spoke three times. Daniel scored himself lower than I did on nearly every row of talk; we looked at the script together until he believed it.</p>',
      notes: {
        participation: '<p>Eleven of twelve. Only Nadia did not, who wrote a page.</p>',
        'student-talk': '<p>“I see it another way than Leo” without being asked.</p>',
        mistakes:
          '<p>Put a wrong inference on the board and asked what the writer would have to change to make it right.</p>',
      },
      self: { questions: -1, participation: -1, 'student-talk': -1, checking: 0, feedback: 1 },
    },
    {
      title: 'Discussion: should the brother have told?',
      summary:
        '<p>Seven minutes without a word from Daniel. When they went in circles he did not rescue them but asked “Where are we?”, and Leo summed up.</p>',
      notes: {
        speaks: '<p>Daniel 22 %.</p>',
        connect: '<p>“Going back to what Priya said” – twice, by two students.</p>',
        text: '<p>Six students pointed to a line. Nobody yet looks for what speaks against them.</p>',
      },
    },
    {
      title: 'Equivalent fractions, and who explains them',
      about: '<p>The unit of the first visit, one year later.</p>',
      summary:
        '<p>The same lesson as a year ago and another room: students explained equivalence to each other for fourteen minutes, and Daniel wrote down who had not spoken. What is open is what he does with what he writes: the plan went on although nine exit tickets said that “the bottom number must be the same”.</p><p><strong>Next focus:</strong> evidence that changes the next ten minutes.</p>',
      notes: {
        questions: '<p>Twelve questions, nine of them follow-ups.</p>',
        'wait-time': '<p>3.6 seconds, and partners before hands.</p>',
        'student-talk': '<p>Priya: “You proved it for halves. Does it work for thirds?”</p>',
        responding: '<p>Nine tickets said the same. The plan went on.</p>',
        closing: '<p>“What is still open?” – five minutes, timer on the wall.</p>',
      },
    },
  ],
};

import type { DemoYear } from './demo-scores';

/** Maya Okafor with Amara Nwosu, grade 5: strong from the start, she hands over to students. */
export const amara: DemoYear = {
  courses: {
    planning: [2.8, 3.9],
    climate: [3.2, 4.4],
    talk: [2.2, 4],
    instruction: [2.6, 3.8],
    evidence: [1.8, 3.9],
    conversation: [1.2, 2.6],
    thinking: [1.1, 2.5],
  },
  visits: [
    {
      title: 'Reading workshop in September',
      about: '<p>Grade 5, 26 students, independent reading and three groups.</p>',
      summary:
        '<p>Routines that others visit to see. The groups, however, answer Amara’s questions and never each other’s, and the Friday sheet decides nothing. She wants students who ask.</p>',
      notes: {
        routines: '<p>Forty seconds from rug to desks, without a word.</p>',
        'student-talk': '<p>Every answer goes to Amara, also when it is about Nadia’s.</p>',
        checking: '<p>The sheet asks eight questions with answers on the page.</p>',
      },
    },
    {
      title: 'Discussion: the last chapter',
      summary:
        '<p>Good reasons, always for the teacher. When she looked down at her notes for a moment, two students began to talk to each other. We watched that minute twice.</p>',
      notes: {
        speaks: '<p>Amara 54 %.</p>',
        connect: '<p>She connects; they wait for it.</p>',
      },
    },
    {
      title: 'Questions in the margin',
      summary:
        '<p>Blue for “I know”, green for “I wonder”. More blue than green so far, and much of the green is asked to please. She grades none of it, which students noticed.</p>',
      notes: {
        questions: '<p>“Why does the writer stop there?” came from a student, in green.</p>',
        feedback: '<p>“You asked this twice, in two ways. What are you after?”</p>',
        'self-assessment': '<p>Students compare their margins with a list they made.</p>',
      },
    },
    {
      title: 'Groups that change on Wednesday',
      about: '<p>Amara moves students between groups by what their margins show.</p>',
      summary:
        '<p>What students write on Tuesday changes who sits where on Wednesday. Nadia moved, and talked for fifty seconds. The support for the middle group is still the same as in autumn.</p>',
      notes: {
        'plan-evidence': '<p>Three students moved, each for a reason she can name.</p>',
        scaffolds: '<p>The sentence starters hang there since September. Who needs them?</p>',
        reaching: '<p>Two ways into the same text: a map, and a list of words.</p>',
      },
      notObserved: ['pace'],
    },
    {
      title: 'Discussion: who is telling this?',
      summary:
        '<p>Students ran it with a talking chip each, and gave them away: “I have said enough, you take mine.” A student changed her mind aloud and was asked why.</p>',
      notes: {
        speaks: '<p>Amara 14 %, most of it “Say more”.</p>',
        changing: '<p>“I thought she was lying. Now I think that she believes it.”</p>',
        silence: '<p>Nine seconds, and nobody minded.</p>',
      },
    },
    {
      title: 'Reading between the lines',
      about: '<p>Middle group and two others, inference from dialogue.</p>',
      summary:
        '<p>Students ask each other for reasons and look for the line. Feedback is used before the lesson ends. What remains is independence in writing: they speak what they do not dare to write.</p><p><strong>Next:</strong> the same talk, on paper.</p>',
      notes: {
        'student-talk': '<p>Eleven turns without Amara.</p>',
        feedback: '<p>Five students revised a sentence within four minutes.</p>',
        independence: '<p>Two help cards, used without being told to.</p>',
        closing: '<p>“Tomorrow we should begin with Nadia’s question.” – a student.</p>',
      },
      self: { independence: 1, closing: -1, checking: 0, language: -1 },
    },
  ],
};

import type { DemoCategory } from './demo-rubric';

/** The levels of the snapshot. */
export const discussionLevels = [
  'Teacher alone',
  'Teacher to student',
  'Student to student',
  'Students lead',
];

/** One discussion, seen in half an hour. */
export const discussion: readonly DemoCategory[] = [
  {
    name: 'The conversation',
    key: 'conversation',
    rows: [
      {
        name: 'Who speaks',
        key: 'speaks',
        levels: [
          'The teacher speaks for most of the time.',
          'The teacher asks and one student at a time answers.',
          'Students answer each other; the teacher steps in now and then.',
          'Students speak, and the teacher writes down what they say.',
        ],
        notes: 'Share of words',
      },
      {
        name: 'How ideas connect',
        key: 'connect',
        levels: [
          'Each answer stands alone.',
          'The teacher connects answers.',
          'Students refer to what was said before.',
          'Students build one idea together and can say whose parts it has.',
        ],
      },
      {
        name: 'Silence',
        key: 'silence',
        levels: [
          'Silence is filled at once.',
          'There is a pause after questions.',
          'There is a pause after answers, too.',
          'Students use silence and nobody minds.',
        ],
      },
    ],
  },
  {
    name: 'The thinking',
    key: 'thinking',
    rows: [
      {
        name: 'Reasons',
        key: 'reasons',
        levels: [
          'Answers need no reason.',
          'The teacher asks for reasons.',
          'Students give reasons without being asked.',
          'Students ask each other for reasons and weigh them.',
        ],
        steps: { 0: ['Ask “What makes you say that?” after every second answer, right or wrong.'] },
      },
      {
        name: 'The text or the problem',
        key: 'text',
        levels: [
          'It is not looked at.',
          'The teacher reads from it.',
          'Students point to a line, a number or a picture.',
          'Students find what speaks against their own idea.',
        ],
      },
      {
        name: 'Changing one’s mind',
        key: 'changing',
        levels: [
          'Nobody does.',
          'The teacher says who was right.',
          'A student says what changed her mind.',
          'The class comes back to its first idea and says how far it has come.',
        ],
      },
    ],
  },
];

import type { DemoCategory } from './demo-rubric';

/** Who talks, and about what. */
export const talk: DemoCategory = {
  name: 'Questions and talk',
  key: 'talk',
  rows: [
    {
      name: 'Questions',
      key: 'questions',
      levels: [
        'Questions have one word for an answer.',
        'Questions ask what, and seldom why.',
        'A few questions ask why; the teacher answers some herself.',
        'Most questions ask for reasons.',
        'Follow-up questions build on what a student said.',
        'Students ask each other the questions that move the lesson.',
      ],
      steps: { 1: ['Write three “why” questions into the plan, and use them before any other.'] },
    },
    {
      name: 'Time to think',
      key: 'wait-time',
      levels: [
        'An answer is taken at once.',
        'The first hand is taken.',
        'Students wait about a second.',
        'Three seconds pass before anybody speaks.',
        'Students think on paper or with a partner before they speak.',
        'Students ask for time and use it.',
      ],
      notes: 'Seconds and examples',
      steps: { 1: ['Count to three without moving your lips after every question for one lesson.'] },
    },
    {
      name: 'Who takes part',
      key: 'participation',
      levels: [
        'Fewer than five students speak.',
        'The same students speak.',
        'About half of the class speaks.',
        'Everyone speaks, to a partner or to all.',
        'Everyone is heard by all at least once a week, and the teacher keeps count.',
        'Students bring in those who have not spoken.',
      ],
      notes: 'Who spoke',
    },
    {
      name: 'Talk among students',
      key: 'student-talk',
      levels: [
        'Students talk to the teacher alone.',
        'Partners tell each other answers.',
        'Partners explain to each other when asked to.',
        'Students respond to what another one said.',
        'Students agree, disagree and give reasons across the room.',
        'Students carry a discussion to a conclusion by themselves.',
      ],
      steps: {
        2: [
          'Put up two sentence starters, “I agree because” and “I see it another way”, and use them yourself.',
        ],
      },
    },
    {
      name: 'Academic language',
      key: 'language',
      levels: [
        'Words of the subject are missing.',
        'The teacher uses them; students do not.',
        'Students repeat them.',
        'Students use them in sentences of their own.',
        'Students make each other’s words more precise.',
        'Students choose words for an audience and say why.',
      ],
    },
  ],
};

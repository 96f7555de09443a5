import type { DemoCategory } from './demo-rubric';

/** The levels of the platform's rubric. */
export const practiceLevels = ['Not yet', 'Sometimes', 'Often', 'Always'];

/** Four practices that matter in every subject. */
export const teachingPractices: readonly DemoCategory[] = [
  {
    name: 'Every lesson',
    key: 'lesson',
    rows: [
      {
        name: 'Students know what they are learning',
        key: 'purpose',
        levels: [
          'Students name the activity.',
          'Some students name the goal.',
          'Most students name the goal in their own words.',
          'Students use the goal to judge their work.',
        ],
      },
      {
        name: 'Students do the thinking',
        key: 'thinking',
        levels: [
          'The teacher shows every step.',
          'Students finish what the teacher began.',
          'Students decide how to go on.',
          'Students choose a way and defend it.',
        ],
      },
      {
        name: 'Everyone takes part',
        key: 'part',
        levels: [
          'A few students speak.',
          'About half of the class speaks.',
          'Everyone speaks to somebody.',
          'Everyone is heard, and students see to it.',
        ],
      },
      {
        name: 'Evidence changes the lesson',
        key: 'evidence',
        levels: [
          'Nothing is checked.',
          'Answers are checked, and the plan goes on.',
          'What students show changes the next minutes.',
          'Students say what they need next.',
        ],
      },
    ],
  },
];

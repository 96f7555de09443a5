import type { DemoCategory } from './demo-rubric';

/** What it is like to be there. */
export const climate: DemoCategory = {
  name: 'Climate and routines',
  key: 'climate',
  rows: [
    {
      name: 'Belonging',
      key: 'belonging',
      levels: [
        'Some students are spoken to only when they are corrected.',
        'Students are greeted; names are used now and then.',
        'The teacher knows and uses names and interests.',
        'Every student is addressed with warmth at least once.',
        'Students notice and include each other.',
        'Students look after the tone of the room without being asked.',
      ],
    },
    {
      name: 'Routines',
      key: 'routines',
      levels: [
        'Each change of activity is explained anew.',
        'Routines exist and need several reminders.',
        'Most students follow routines after one reminder.',
        'Routines run at a signal, and everyone follows.',
        'Routines run without a signal.',
        'Students run the routines and improve them.',
      ],
      steps: { 1: ['Choose one transition, practise it on Monday, and time it every day of the week.'] },
    },
    {
      name: 'Use of time',
      key: 'time',
      levels: [
        'Less than half of the lesson is spent on learning.',
        'Learning begins late or stops early.',
        'Transitions take more than two minutes each.',
        'Learning begins at once and transitions take under a minute.',
        'Students who finish go on without waiting.',
        'Students plan their time and tell what they need more of.',
      ],
    },
    {
      name: 'Mistakes',
      key: 'mistakes',
      levels: [
        'Mistakes are laughed at or hurried past.',
        'Mistakes are corrected by the teacher.',
        'The teacher says that mistakes are welcome.',
        'A mistake is taken up and the class learns from it.',
        'Students share unfinished ideas without being asked.',
        'Students seek out where an idea breaks.',
      ],
      steps: { 2: ['Pick “my favourite mistake” from exit tickets and open a lesson with it.'] },
    },
    {
      name: 'Independence',
      key: 'independence',
      levels: [
        'Students wait until they are told.',
        'Students ask the teacher first, always.',
        'Students know where to look and need to be sent there.',
        'Students try two things before they ask.',
        'Students help each other without giving answers.',
        'Students set themselves the next problem.',
      ],
    },
  ],
};

import type { DemoCategory } from './demo-rubric';

/** How everyone knows what was learned. */
export const evidence: DemoCategory = {
  name: 'Evidence and feedback',
  key: 'evidence',
  rows: [
    {
      name: 'Checking for understanding',
      key: 'checking',
      levels: [
        'Nothing is checked.',
        '“Does everybody get it?”',
        'Some answers are checked.',
        'Every student shows an answer at least once.',
        'Every student shows thinking at least twice.',
        'Students check each other and tell the teacher what they found.',
      ],
      steps: { 1: ['Use mini whiteboards at one planned moment of each lesson this week.'] },
    },
    {
      name: 'Responding to evidence',
      key: 'responding',
      levels: [
        'The plan goes on whatever students show.',
        'Wrong answers are corrected one by one.',
        'Something is explained again, in the same way.',
        'What students show changes the next ten minutes.',
        'Two groups get what each of them needs.',
        'Students decide with the teacher what is needed now.',
      ],
    },
    {
      name: 'Feedback',
      key: 'feedback',
      levels: [
        'There is none, or a grade alone.',
        'Feedback is praise.',
        'Feedback says what is wrong.',
        'Feedback says what to do next.',
        'Feedback is used in the same lesson.',
        'Students ask for feedback on something of their choice.',
      ],
      notes: 'Words that were said',
      steps: { 1: ['Replace “good job” by “I notice …” in five conferences and keep the sentences.'] },
    },
    {
      name: 'Self-assessment',
      key: 'self-assessment',
      levels: [
        'Students do not know how they are doing.',
        'Students know their grade.',
        'Students compare their work with an answer.',
        'Students compare their work with criteria.',
        'Students revise because of what they found.',
        'Students make criteria and defend them.',
      ],
    },
    {
      name: 'Reaching everyone',
      key: 'reaching',
      levels: [
        'One way for all.',
        'Those who are quick get more of the same.',
        'There are two versions of the task.',
        'Students reach the same target by different ways.',
        'Students with extra needs take part in the same thinking.',
        'Students choose the way and say what helped.',
      ],
    },
  ],
};

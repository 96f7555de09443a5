import type { DemoCategory } from './demo-rubric';

/** How the lesson is taught. */
export const instruction: DemoCategory = {
  name: 'Instruction',
  key: 'instruction',
  rows: [
    {
      name: 'Modelling',
      key: 'modelling',
      levels: [
        'Students are told what to do.',
        'Steps are shown without reasons.',
        'The teacher thinks aloud about some steps.',
        'The teacher shows how a decision is made, also a wrong one.',
        'Students compare two models and say what makes one better.',
        'Students model for others and think aloud.',
      ],
    },
    {
      name: 'Explanations',
      key: 'explanations',
      levels: [
        'Explanations are wrong or hard to follow.',
        'Explanations are right and long.',
        'Explanations are right and short.',
        'Explanations start from what students know.',
        'Explanations answer what students asked.',
        'Students explain, and the teacher connects.',
      ],
    },
    {
      name: 'Support that fades',
      key: 'scaffolds',
      levels: [
        'Everyone gets the same help or none.',
        'Help does the thinking for students.',
        'Help is there for all and stays.',
        'Help goes to those who need it.',
        'Help is taken away as students manage.',
        'Students decide which help they use.',
      ],
      steps: { 2: ['Cover half of the anchor chart on Thursday and watch who still looks at it.'] },
    },
    {
      name: 'Pace',
      key: 'pace',
      levels: [
        'Students wait or are lost for most of the lesson.',
        'The pace is that of the plan.',
        'The pace changes when many are lost.',
        'The pace follows what students show.',
        'Quick and slow stretches are chosen and fit the task.',
        'Students say when they need longer and what for.',
      ],
    },
    {
      name: 'Closing the lesson',
      key: 'closing',
      levels: [
        'The bell ends the lesson.',
        'The teacher repeats what was done.',
        'Students say what they did.',
        'Students say what they learned.',
        'Students say what they learned and what is still open.',
        'Students decide what the next lesson should begin with.',
      ],
      steps: { 0: ['Set a timer for five minutes before the end, and ask one closing question.'] },
    },
  ],
};

import type { DemoCategory } from './demo-rubric';

/** What is settled before the lesson. */
export const planning: DemoCategory = {
  name: 'Planning and purpose',
  key: 'planning',
  rows: [
    {
      name: 'Learning target',
      key: 'target',
      levels: [
        'Students know the activity and not what it is for.',
        'A target is posted; nobody refers to it again.',
        'The teacher names the target at the start and the end.',
        'Students can say in their own words what they are learning.',
        'Students use the target to decide what to do next.',
        'Students judge their own work against the target and say what is missing.',
      ],
      steps: {
        0: ['Write tomorrow’s target as a sentence a student could finish: “Today I can …”.'],
        1: [
          'Ask two students in the middle of the lesson what they are learning, and write down what they say.',
        ],
      },
    },
    {
      name: 'Demand of the task',
      key: 'demand',
      levels: [
        'The task can be done by copying.',
        'The task asks for recall alone.',
        'Part of the task asks for thinking, and it comes last.',
        'Most of the lesson goes to a task that more than one idea could solve.',
        'The demand stays while students work: hints leave the thinking to them.',
        'Students make the task harder for themselves and say why.',
      ],
      steps: { 2: ['Begin one lesson this week with its last question.'] },
    },
    {
      name: 'Anticipated thinking',
      key: 'anticipation',
      levels: [
        'The plan has what the teacher does, and nothing of what students may think.',
        'The right answer is planned for.',
        'One likely mistake is planned for.',
        'Several ways of thinking are planned for, with a question for each.',
        'The plan says in which order student ideas will be taken up.',
        'Students’ thinking from the day before shapes what is planned.',
      ],
      steps: { 1: ['Solve the task in two wrong ways before the lesson and plan a question for each.'] },
    },
    {
      name: 'Materials and representations',
      key: 'materials',
      levels: [
        'Materials are missing or get in the way.',
        'Materials keep students busy.',
        'A picture or model is shown by the teacher.',
        'Students use a model that shows the idea.',
        'Students move between two models and connect them.',
        'Students choose a model and defend the choice.',
      ],
    },
    {
      name: 'Evidence in planning',
      key: 'plan-evidence',
      levels: [
        'The plan follows the book whatever students did.',
        'Scores are known but change nothing.',
        'Groups are made from last week’s work.',
        'Student work from this week changes what the lesson does.',
        'Each student’s next step is known and planned for.',
        'Students bring their own evidence of what they need.',
      ],
    },
  ],
};

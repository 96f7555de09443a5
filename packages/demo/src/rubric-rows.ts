import { rubricTools } from './tools';

/** Uid of a row of a demo rubric. */
export const rubricRowUid = (rubric: string, key: string): string => `${rubric}-${key}`;

const { practices, discussion } = rubricTools;

/** Rows that lines of demo scripts are evidence for: their rubric and what they are called there, by their keys. */
export const evidenceRows = {
  questions: { rubric: practices, name: 'Questions' },
  'wait-time': { rubric: practices, name: 'Time to think' },
  participation: { rubric: practices, name: 'Who takes part' },
  'student-talk': { rubric: practices, name: 'Talk among students' },
  language: { rubric: practices, name: 'Academic language' },
  speaks: { rubric: discussion, name: 'Who speaks' },
  connect: { rubric: discussion, name: 'How ideas connect' },
  silence: { rubric: discussion, name: 'Silence' },
  reasons: { rubric: discussion, name: 'Reasons' },
} as const;
export type EvidenceRow = keyof typeof evidenceRows;

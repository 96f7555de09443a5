import { rubricRowUid, rubricTools } from '@coaching/demo';
import type { ImportedCalibration, ImportedItem } from '../import/imported';
import { demoRubrics } from './rubrics';

const DAY = 86_400_000;
const RUBRIC = rubricTools.practices;

/** What was not observed. */
const UNSEEN = '-';

/** What one observer chose, row by row in the rubric's order: levels counted from 0, a word per category. */
interface DemoObserver {
  user: string;
  levels: string;
  /** Rich text by the keys of rows. */
  notes: Readonly<Record<string, string>>;
  /** How long ago they were done. */
  daysAgo: number;
}

/** Two who agree closely, and one who is stricter about talk and milder about planning. */
const observers: readonly DemoObserver[] = [
  {
    user: 'demo-coach',
    levels: '34433 44344 22332 33323 2-233',
    notes: {
      'wait-time': '<p>Seven seconds, then four, then none at all.</p>',
      participation: '<p>Nine of twenty-two, counted by name.</p>',
    },
    daysAgo: 24,
  },
  {
    user: 'demo-elena',
    levels: '34333 44443 23322 33423 22232',
    notes: { 'wait-time': '<p>She waits after hard questions, and not after easy ones.</p>' },
    daysAgo: 23,
  },
  {
    user: 'demo-progadmin',
    levels: '45434 45344 11331 32323 3-233',
    notes: { 'student-talk': '<p>“Tell the table” twice; the tables answer to her.</p>' },
    daysAgo: 20,
  },
];

const SCRIPT = [
  'Grade 6, 22 students, ratios. A recipe for four is on the board.',
  '9:02 “If ten people come, what has to change, and what must not?” Seven seconds. Three hands.',
  '9:03 “The eggs.” — “Why the eggs?” — “Because they are in the recipe.”',
  '9:05 “Tell the table what you would do with the flour.” All tables talk; two count on their fingers.',
  '9:09 “You doubled it. Ten is not twice four.” — “It is two and a half times.” — “How do you know?”',
  '9:12 The answer of table 3 goes on the board, with the error in it. “Leave it there, we come back to it.”',
  '9:20 Exit cards: nine of twenty-two say why the flour grows as the guests do.',
]
  .map((line) => `<p>${line}</p>`)
  .join('');

function itemsOf({ levels, notes }: DemoObserver): ImportedItem[] {
  const rows = demoRubrics.find(({ uid }) => uid === RUBRIC)!.categories.flatMap((category) => category.rows);
  const noted = new Map(Object.entries(notes).map(([key, note]) => [rubricRowUid(RUBRIC, key), note]));
  return [...levels.replaceAll(' ', '')].map((level, place) => {
    const { uid } = rows[place]!;
    const note = noted.get(uid);
    return {
      row_uid: uid,
      checked: level === UNSEEN ? null : Number(level),
      ...(level === UNSEEN && { not_observed: true }),
      ...(note && { notes: note }),
    };
  });
}

/** A lesson that three observers scored by the same rubric; the same for the same moment. */
export const demoCalibrations = (now: Date): ImportedCalibration[] => [
  {
    uid: 'demo-calibration-ratios',
    title: 'A recipe for ten: scoring one lesson together',
    script: SCRIPT,
    tool_uid: RUBRIC,
    organization_uid: 'demo-cedar-grove',
    user: 'demo-orgadmin',
    observers: observers.map((observer) => ({
      user: observer.user,
      items: itemsOf(observer),
      finished_at: new Date(now.getTime() - observer.daysAgo * DAY).toISOString(),
    })),
  },
];

import { conversationTools, platformSet, platformTools, questionCategories, toolSetOf } from '@coaching/demo';
import type { ImportedInterview } from '../import/imported-interview';
import { bankQuestion } from './bank/demo-questions';

const CEDAR = 'demo-cedar-grove';
const ELEMENTARY = 'demo-cedar-elementary';

const DAY = 86_400_000;

type OfferOfTemplate = Pick<ImportedInterview, 'user' | 'offered' | 'organization_uid' | 'program_uid'>;

/** A template as its owner made it. */
interface MadeTemplate extends Partial<OfferOfTemplate> {
  user: string;
  title: string;
  interview_type: string;
  daysAgo: number;
  /** Names of questions of the bank, or words of its own. */
  asks: readonly (string | { words: string; category?: keyof typeof questionCategories })[];
  /** Uids of the people and organisations that gave it a star. */
  favoriteOf?: readonly string[];
}

const { cycle, checkIn } = conversationTools;
const reflective = platformTools.conversation;

const made: Readonly<Record<string, MadeTemplate>> = {
  'after-lesson': {
    user: 'demo-coach',
    title: 'After a lesson: numbers first',
    interview_type: cycle,
    daysAgo: 60,
    asks: ['wait-time', 'reflect-decision', 'evidence-work', 'next-evidence'],
    favoriteOf: ['demo-coach'],
  },
  'goal-setting': {
    user: 'demo-orgadmin',
    offered: 'organization',
    organization_uid: CEDAR,
    title: 'Setting a goal that students can feel',
    interview_type: cycle,
    daysAgo: 360,
    asks: ['goal-students', 'goal-success', 'goal-why', 'goal-measure', 'support-me'],
    favoriteOf: [CEDAR, 'demo-coach'],
  },
  'mid-year': {
    user: 'demo-orgadmin',
    offered: 'organization_draft',
    organization_uid: CEDAR,
    title: 'Half of the year: what our numbers say',
    interview_type: cycle,
    daysAgo: 8,
    asks: [
      'evidence-progress',
      'reflect-learned',
      { words: 'Which part of your goal is met so well that we can put it away?', category: 'reflection' },
      'support-energy',
      'next-evidence',
    ],
  },
  'reading-group': {
    user: 'demo-progadmin',
    offered: 'program',
    organization_uid: CEDAR,
    program_uid: ELEMENTARY,
    title: 'A reading group, from the text to the conference',
    interview_type: cycle,
    daysAgo: 210,
    asks: ['reading-text', 'reading-open-question', 'reading-stamina', 'reading-conferring', 'next-small'],
    favoriteOf: ['demo-coach'],
  },
  'family-conference': {
    user: 'demo-progadmin',
    offered: 'program_draft',
    organization_uid: CEDAR,
    program_uid: ELEMENTARY,
    title: 'Before a family conference about reading',
    interview_type: cycle,
    daysAgo: 15,
    asks: [
      'reading-conferring',
      'reading-families',
      {
        words: 'Which page of the student’s own work will you put on the table first?',
        category: 'evidence',
      },
    ],
  },
  reflective: {
    user: 'demo-content',
    offered: 'system',
    title: 'Reflecting on one lesson',
    interview_type: reflective,
    daysAgo: 400,
    asks: ['went-well', 'noticed', 'do-differently', 'next-step'],
    favoriteOf: ['demo-lakeside', 'demo-solo'],
  },
  'first-meeting': {
    user: 'demo-content',
    offered: 'system_draft',
    title: 'A first meeting with a coachee',
    interview_type: reflective,
    daysAgo: 21,
    asks: [
      { words: 'Who has helped you most as a teacher so far, and how did they do it?' },
      'focus',
      { words: 'What shall we agree on about who reads my notes?' },
      'next-step',
    ],
  },
  'first-lines': {
    user: 'demo-elena',
    title: 'First lines: ten minutes between two lessons',
    interview_type: checkIn,
    daysAgo: 30,
    asks: ['check-since', 'check-student', 'half-the-work', 'check-next'],
    favoriteOf: ['demo-elena'],
  },
};

/** A template to bring in, and what belongs to it. */
export interface DemoTemplate extends ImportedInterview {
  /** Uids of the people and organisations that gave it a star. */
  favoriteOf: readonly string[];
  /** When it was last written. */
  saved: Date;
}

function questionOf(
  uid: string,
  asked: MadeTemplate['asks'][number],
  daysAgo: number,
): ImportedInterview['questions'][number] {
  if (typeof asked === 'string') {
    const { uid: question_uid, version, question, category } = bankQuestion(asked, daysAgo);
    return { uid, question_uid, version, question, category, answer: '' };
  }
  const category = asked.category ? questionCategories[asked.category] : null;
  return { uid, question_uid: null, version: null, question: `<p>${asked.words}</p>`, category, answer: '' };
}

/** The templates of the demo, of every visibility. */
export const demoTemplates = (now: Date): DemoTemplate[] =>
  Object.entries(made).map(([name, { asks, daysAgo, favoriteOf = [], ...template }]) => {
    const uid = `demo-template-${name}`;
    const set = template.interview_type === reflective ? platformSet : toolSetOf(CEDAR);
    return {
      offered: 'private',
      organization_uid: null,
      program_uid: null,
      ...template,
      ...set,
      uid,
      clients: [],
      additional_information: '',
      timestamp: null,
      end_timestamp: null,
      duration: null,
      questions: asks.map((asked, place) => questionOf(`${uid}-${place}`, asked, daysAgo)),
      favoriteOf,
      saved: new Date(now.getTime() - daysAgo * DAY),
    };
  });

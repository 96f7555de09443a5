import { conversationTools, platformTools, questionCategories } from '@coaching/demo';
import type { ImportedQuestion } from '../../import/import-questions';
import type { BankQuestion, BankQuestions } from './bank-question';
import { cedarGroveCheckIn, cedarGroveCycle } from './cedar-grove';
import { elenaCheckIn, elenaCycle, joReflective, mayaCheckIn, mayaCycle } from './coaches';
import { lakesideReflective, platformReflective } from './platform';
import { elementaryCheckIn, elementaryCycle, secondaryCheckIn, secondaryCycle } from './programs';

type Offer = Pick<ImportedQuestion, 'user' | 'offered' | 'organization_uid' | 'program_uid'>;

const nowhere = { organization_uid: null, program_uid: null };
const platform: Offer = { user: 'demo-superuser', offered: 'system', ...nowhere };
const cedarGrove: Offer = {
  user: 'demo-orgadmin',
  offered: 'organization',
  organization_uid: 'demo-cedar-grove',
  program_uid: null,
};
const lakeside: Offer = { ...cedarGrove, user: 'demo-orgadmin2', organization_uid: 'demo-lakeside' };
const elementary: Offer = {
  user: 'demo-progadmin',
  offered: 'program',
  organization_uid: 'demo-cedar-grove',
  program_uid: 'demo-cedar-elementary',
};
const secondary: Offer = { ...elementary, user: 'demo-orgadmin', program_uid: 'demo-cedar-secondary' };
const own = (user: string): Offer => ({ user, offered: 'private', ...nowhere });

const { cycle, checkIn } = conversationTools;
const reflective = platformTools.conversation;

const bank: readonly (readonly [tool: string, offer: Offer, questions: BankQuestions])[] = [
  [cycle, cedarGrove, cedarGroveCycle],
  [cycle, elementary, elementaryCycle],
  [cycle, secondary, secondaryCycle],
  [cycle, own('demo-coach'), mayaCycle],
  [cycle, own('demo-elena'), elenaCycle],
  [checkIn, cedarGrove, cedarGroveCheckIn],
  [checkIn, elementary, elementaryCheckIn],
  [checkIn, secondary, secondaryCheckIn],
  [checkIn, own('demo-coach'), mayaCheckIn],
  [checkIn, own('demo-elena'), elenaCheckIn],
  [reflective, platform, platformReflective],
  [reflective, lakeside, lakesideReflective],
  [reflective, own('demo-solo'), joReflective],
];

const paragraph = (words: string) => `<p>${words}</p>`;

/** A question of the demo's bank, and what belongs to it. */
export interface DemoQuestion extends ImportedQuestion {
  version: number;
  hidden_orgs: readonly string[];
  /** Uids of the people and organisations that gave it a star. */
  favoriteOf: readonly string[];
  formerly: BankQuestion['formerly'];
}

/** Uid of what the demo's conversations call so. */
export const demoQuestionUid = (name: string): string => `demo-question-${name}`;

/** The bank of the demo. */
export const demoQuestions: readonly DemoQuestion[] = bank.flatMap(([question_type, offer, questions]) =>
  Object.entries(questions).map(
    ([name, { words, category, formerly, favoriteOf = [], hiddenFor = [] }]): DemoQuestion => ({
      ...offer,
      uid: demoQuestionUid(name),
      question: paragraph(words),
      question_type,
      category: category ? questionCategories[category] : null,
      version: formerly ? 2 : 1,
      hidden_orgs: hiddenFor,
      favoriteOf,
      formerly,
    }),
  ),
);

const byUid = new Map(demoQuestions.map((question) => [question.uid, question]));

/** A question as the bank worded it so many days ago. @throws when there is none of that name */
export function bankQuestion(
  name: string,
  daysAgo: number,
): Pick<DemoQuestion, 'uid' | 'question' | 'category' | 'version' | 'question_type'> {
  const question = byUid.get(demoQuestionUid(name));
  if (!question) throw new Error(`Nobody of the demo asks ${name}.`);
  const { formerly } = question;
  if (!formerly || daysAgo <= formerly.daysAgo) return question;
  return { ...question, question: paragraph(formerly.words), version: 1 };
}

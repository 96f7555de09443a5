import type { ImportedInterview, importQuestions } from '@coaching/service-conversations';

type ImportedQuestion = Parameters<typeof importQuestions>[1][number];

export const organization = 'organization';
export const program = 'program';
export const tool = 'tool';
export const coach = 'coach';
export const owners = [coach, 'second', 'third', 'fourth', 'fifth'] as const;
export const categories = Array.from({ length: 5 }, (_, place) => `category${place}`);

/** Rows with a star of the coach, and rows that the organisation hides, in a bank of any size. */
export const MARKED = 20;
/** Rows with a word of their own, in a bank of any size. */
const RARE = 5;

const beginnings = ['how', 'what', 'when', 'which', 'why', 'where'];
const fillers = (
  'about after again assessment attention because before behavior between board build chart choose class clear coaching ' +
  'concept could data discussion during early encourage evidence example expect explain feedback first focus goal group ' +
  'guide hands help ideas independent instruction interesting lesson listening material meeting method model next notice ' +
  'objective observe often open partner plan planning practice prepare question reading reflect remember respond routine ' +
  'school share short small speaking standard start step story strategy support talk task teaching team think thinking ' +
  'time together transition understanding use values vocabulary voice wait work writing year'
).split(' ');

/** The same number for the same place, evenly spread from 0 to 1. */
function spread(place: number, salt: number): number {
  let mixed = Math.imul(place + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

const isOneOf = (place: number, count: number, marked: number, at: number) =>
  place % (count / marked) === Math.min(at, count / marked - 1);

/**
 * The words of a row: half of the rows speak of students and, apart from that, half of learning; three in ten of the
 * playground, and three others of the curriculum, so that hardly any speaks of both; five of a zeppelin.
 */
function wordsOf(place: number, count: number): string {
  const some = Array.from(
    { length: 6 },
    (_, salt) => fillers[Math.floor(fillers.length * spread(place, salt) ** 1.5)]!,
  );
  const place10 = Math.floor(10 * spread(place, 20));
  return [
    beginnings[Math.floor(beginnings.length * spread(place, 21))],
    ...some.slice(0, 3),
    ...(spread(place, 22) < 0.5 ? ['students'] : []),
    ...(spread(place, 23) < 0.5 ? ['learning'] : []),
    ...(place10 < 3 || isOneOf(place, count, RARE, 9) ? ['playground'] : []),
    ...((place10 >= 3 && place10 < 6) || isOneOf(place, count, RARE, 9) ? ['curriculum'] : []),
    ...some.slice(3),
    ...(isOneOf(place, count, RARE, 4) ? ['zeppelin'] : []),
  ].join(' ');
}

const asSentence = (words: string) => `${words[0]!.toUpperCase()}${words.slice(1)}?`;

/** Seven in ten are the organisation's, one the program's, one the platform's and one the coach's own. */
function offerOf(place: number) {
  const nowhere = { organization_uid: null, program_uid: null };
  const tenth = place % 10;
  if (tenth === 7) return { offered: 'private' as const, ...nowhere };
  if (tenth === 8) return { offered: 'system' as const, ...nowhere };
  return tenth === 9
    ? { offered: 'program' as const, organization_uid: organization, program_uid: program }
    : { offered: 'organization' as const, organization_uid: organization, program_uid: null };
}

const ownerOf = (place: number) =>
  place % 10 === 7 ? coach : owners[Math.floor(owners.length * spread(place, 30))]!;

export const questionUid = (place: number) => `question-${place}`;
export const templateUid = (place: number) => `template-${place}`;

/** Places of rows that the coach gave a star. */
export const starred = (count: number): number[] =>
  Array.from({ length: MARKED }, (_, at) => (at * count) / MARKED);

/** Places of rows that are hidden for the organisation. */
const isHidden = (place: number, count: number) => isOneOf(place, count, MARKED, 3);

/** A bank of that many questions. */
export const questionsOf = (count: number): ImportedQuestion[] =>
  Array.from({ length: count }, (_, place) => ({
    uid: questionUid(place),
    question: `<p>${asSentence(wordsOf(place, count))}</p>`,
    category: categories[Math.floor(categories.length * spread(place, 31))]!,
    question_type: tool,
    user: ownerOf(place),
    hidden_orgs: isHidden(place, count) ? [organization] : [],
    ...offerOf(place),
  }));

/** That many templates, of five questions each. */
export const templatesOf = (count: number): ImportedInterview[] =>
  Array.from({ length: count }, (_, place) => ({
    uid: templateUid(place),
    interview_type: tool,
    title: asSentence(wordsOf(place, count)),
    user: ownerOf(place),
    clients: [],
    additional_information: '',
    timestamp: null,
    end_timestamp: null,
    duration: null,
    tool_config_entity: null,
    tool_config_entity_uid: null,
    tool_config_uid: null,
    questions: Array.from({ length: 5 }, (_, at) => ({
      uid: `${templateUid(place)}-${at}`,
      question_uid: questionUid((place * 5 + at) % count),
      version: 1,
      question: `<p>${asSentence(wordsOf(place * 5 + at, count))}</p>`,
      category: categories[at]!,
      answer: '',
    })),
    ...offerOf(place),
  }));

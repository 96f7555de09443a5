import type { QuestionDraft } from '@coaching/contracts';
import { aSchool, type Person, type School } from './builders';
import { type ConversationsForTest, startConversationsForTest } from './conversations-for-test';

/** A bank of questions of a new school before each test, and what people do with it. */
export function bankForTest() {
  let conversations: ConversationsForTest;
  let school: School;
  beforeAll(async () => {
    conversations = await startConversationsForTest();
  });
  beforeEach(async () => {
    school = await aSchool(conversations);
  });
  afterAll(() => conversations.close());

  return {
    get conversations() {
      return conversations;
    },
    get school() {
      return school;
    },
    /** What a draft says that is to be offered so. */
    flagsOf(kind: string): Partial<QuestionDraft> {
      if (kind === 'organization') return { organization_embed: { uid: school.here } };
      if (kind === 'program') return { program_embed: { program_uid: school.program } };
      return kind === 'system' ? { system_question: true } : {};
    },
    ask: (who: Person, question: string, more: Partial<QuestionDraft> = {}) =>
      conversations.ask(school[who], {
        question: `<p>${question}</p>`,
        question_type: school.tool.uid,
        ...more,
      }),
    /** The questions that somebody is shown. */
    list: (who: Person, query = {}) =>
      conversations.bank(school[who], { question_type: school.tool.uid, ...query }),
    /** The whole answer. */
    answer: (who: Person, query = {}) =>
      conversations.call(
        'getQuestions',
        { query: { question_type: school.tool.uid, ...query } },
        school[who],
      ),
  };
}

/** Questions as they are stored. */
export const texts = (...questions: string[]) => questions.map((question) => `<p>${question}</p>`);

/** With which status a call is answered. */
export const statusOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 200,
    ({ status }) => status,
  );

import { newUid } from '@coaching/contracts';
import { aSchool, type School } from '../testing/builders';
import { type ConversationsForTest, startConversationsForTest } from '../testing/conversations-for-test';
import { type ImportedQuestion, importQuestions } from './import-questions';

let conversations: ConversationsForTest;
let school: School;
beforeEach(async () => {
  conversations = await startConversationsForTest();
  school = await aSchool(conversations);
});
afterEach(() => conversations.close());

const imported = (more: Partial<ImportedQuestion> = {}): ImportedQuestion => ({
  uid: newUid(),
  question: '<p>Why?</p>',
  category: null,
  question_type: school.tool.uid,
  user: school.coach.uid,
  offered: 'private',
  organization_uid: null,
  program_uid: null,
  ...more,
});

const bring = (...rows: ImportedQuestion[]) => importQuestions(conversations.service.context, rows);
const bankOf = async (actor: School['coach']) => {
  const query = { question_type: school.tool.uid, sortBy: 'question', descending: 'false' } as const;
  return conversations.call('getQuestions', { query }, actor);
};

it('a row without newer fields has its first wording and is hidden from nobody', async () => {
  await bring(imported());
  expect(await bankOf(school.coach)).toMatchObject({
    questions: [{ question: '<p>Why?</p>', version: 1, revision: 1, hidden_orgs: [], shared: false }],
    total: 1,
  });
});

it('is offered as it says, in the version it says, and hidden from whom it says', async () => {
  const { here, program, admin, programCoach, strangerCoach } = school;
  await bring(
    imported({ offered: 'organization', organization_uid: here, question: '<p>Ours</p>', version: 3 }),
    imported({
      offered: 'program',
      organization_uid: here,
      program_uid: program,
      question: '<p>Program</p>',
    }),
    imported({ offered: 'system', question: '<p>All</p>', hidden_orgs: [here] }),
  );
  const wordsFor = async (actor: School['coach']) =>
    (await bankOf(actor)).questions.map(({ question, version }) => [question, version]);
  expect(await wordsFor(admin)).toEqual([
    ['<p>Ours</p>', 3],
    ['<p>Program</p>', 1],
  ]);
  expect(await wordsFor(programCoach)).toEqual([
    ['<p>Ours</p>', 3],
    ['<p>Program</p>', 1],
  ]);
  expect(await wordsFor(strangerCoach)).toEqual([['<p>All</p>', 1]]);
});

it('what a browser would run is left out', async () => {
  await bring(imported({ question: '<p>Why?</p><script>alert(1)</script>' }));
  expect((await bankOf(school.coach)).questions).toMatchObject([{ question: '<p>Why?</p>' }]);
});

it('leaves those that are there as they are, also in the recycle bin, and counts none twice', async () => {
  const [row, removed] = [imported(), imported()];
  await bring(row, removed);
  await conversations.call('deleteQuestion', { params: { id: removed.uid } }, school.coach);
  // Who nobody knows is asked for only where there is something to bring in.
  await bring({ ...row, question: '<p>Other?</p>', user: newUid() }, removed);
  expect(await bankOf(school.coach)).toMatchObject({ questions: [{ question: '<p>Why?</p>' }], total: 1 });
});

it('many come in, more than are written at once', async () => {
  const rows = Array.from({ length: 120 }, (_, place) => imported({ question: `<p>Why ${place}?</p>` }));
  await bring(...rows);
  await bring(...rows);
  expect((await bankOf(school.coach)).total).toBe(120);
});

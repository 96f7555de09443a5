import { mayOfferQuestion } from '@coaching/access';
import { questionDraftSchema, questionVisibilities } from '@coaching/contracts';
import {
  conversationTools,
  demoOrganizations,
  demoUsers,
  platformTools,
  questionCategories,
} from '@coaching/demo';
import { demoActor } from '../testing/demo-actors';
import { bankQuestion, demoQuestions, demoQuestionUid } from './demo-questions';

const people = demoUsers(new Date('2026-11-21T12:00:00.000Z')).map(({ uid }) => uid);
const organizations = demoOrganizations.map(({ uid }) => uid);

it('has sixty questions of every visibility', () => {
  expect(demoQuestions).toHaveLength(60);
  expect(new Set(demoQuestions.map(({ uid }) => uid)).size).toBe(60);
  expect(new Set(demoQuestions.map(({ offered }) => offered))).toEqual(new Set(questionVisibilities));
});

it.each(demoQuestions)('$uid is as the contract has it, and its owner may offer it so', (asked) => {
  const { uid, question, category, question_type, user, offered, organization_uid, program_uid } = asked;
  const draft = { uid, question, category, question_type };
  expect(questionDraftSchema.parse(draft)).toEqual(draft);
  expect(mayOfferQuestion(demoActor(user), offered, { organization_uid, program_uid })).toBe(true);
  const programs = demoOrganizations.find((other) => other.uid === organization_uid)?.programs;
  if (organization_uid !== null) expect(organizations).toContain(organization_uid);
  if (program_uid !== null) expect(programs?.map((program) => program.uid)).toContain(program_uid);
});

it('has a category where the tool has some, and each category has questions', () => {
  const tools = [...Object.values(conversationTools), platformTools.conversation];
  for (const { question_type, category } of demoQuestions) {
    expect(tools).toContain(question_type);
    expect(category !== null).toBe(question_type === conversationTools.cycle);
  }
  const used = demoQuestions.flatMap(({ category }) => category ?? []);
  expect(new Set(used)).toEqual(new Set(Object.values(questionCategories)));
});

it('hides two, one for an organisation and one for a person', () => {
  const hiddenFor = demoQuestions.flatMap(({ hidden_orgs }) => hidden_orgs ?? []);
  expect(hiddenFor.filter((uid) => organizations.includes(uid))).toHaveLength(1);
  expect(hiddenFor.filter((uid) => people.includes(uid))).toHaveLength(1);
  expect(hiddenFor).toHaveLength(2);
});

it('has stars of people and of organisations that are there', () => {
  const owners = new Set(demoQuestions.flatMap(({ favoriteOf }) => favoriteOf));
  for (const owner of owners) expect([...people, ...organizations]).toContain(owner);
  expect([...owners].some((uid) => people.includes(uid))).toBe(true);
  expect([...owners].some((uid) => organizations.includes(uid))).toBe(true);
});

it('has the words a question had before it was worded anew', () => {
  const now = demoQuestions.find(({ uid }) => uid === demoQuestionUid('goal-success'))!;
  expect(bankQuestion('goal-success', 10)).toMatchObject({ question: now.question, version: 2 });
  const before = bankQuestion('goal-success', 300);
  expect(before).toMatchObject({ uid: now.uid, version: 1 });
  expect(before.question).not.toBe(now.question);
  expect(() => bankQuestion('nothing', 1)).toThrow('Nobody of the demo asks nothing.');
});

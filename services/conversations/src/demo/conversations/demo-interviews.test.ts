import { isInProgram, mayReadQuestion } from '@coaching/access';
import { coacheeAnswerSchema, interviewDraftSchema } from '@coaching/contracts';
import { demoUsers, questionCategories } from '@coaching/demo';
import { demoQuestions } from '../bank/demo-questions';
import { demoActor } from '../testing/demo-actors';
import { demoInterviews } from './demo-interviews';

const now = new Date('2026-11-21T12:00:00.000Z');
const YEAR = 365 * 86_400_000;
const interviews = demoInterviews(now);
const users = new Map(demoUsers(now).map((user) => [user.uid, user]));
const bank = new Map(demoQuestions.map((question) => [question.uid, question]));

it('has 25 conversations of the past year, two at Lakeside and two of a standalone coach', () => {
  expect(new Set(interviews.map(({ uid }) => uid)).size).toBe(25);
  const at = (place: string | null) =>
    interviews.filter(({ organization_uid }) => organization_uid === place).length;
  expect([at('demo-cedar-grove'), at('demo-lakeside'), at(null)]).toEqual([21, 2, 2]);
  for (const { timestamp } of interviews)
    expect(Date.parse(timestamp!)).toBeGreaterThan(now.getTime() - YEAR);
});

it('has one that runs, one that is ahead, one that is private, and some with two coachees', () => {
  const open = interviews.filter(({ end_timestamp }) => end_timestamp === null);
  expect(open.filter(({ timer }) => timer)).toHaveLength(1);
  const ahead = open.filter(({ timestamp }) => Date.parse(timestamp!) > now.getTime());
  expect(ahead.map(({ duration }) => duration)).toEqual([null]);
  expect(open.filter(({ visibility }) => visibility === 'private')).toHaveLength(1);
  expect(interviews.filter(({ visibility }) => visibility === 'private')).toHaveLength(1);
  expect(interviews.filter(({ clients }) => clients.length === 2).length).toBeGreaterThanOrEqual(3);
});

it.each(interviews)('$uid is as the contract has it', (interview) => {
  const {
    user: _user,
    clients,
    offered,
    organization_uid: _place,
    program_uid: _program,
    ...rest
  } = interview;
  const { coacheeAnswers, saved, ...settings } = rest;
  const draft = { ...settings, client_embed: clients.map((uid) => ({ uid })) };
  expect(interviewDraftSchema.parse(draft)).toEqual(draft);
  expect(offered).toBeNull();
  expect(saved.getTime()).toBeLessThanOrEqual(now.getTime());
  for (const { client_uid, answer, updated_at } of coacheeAnswers)
    coacheeAnswerSchema.parse({ client_uid, answer, updated_at: updated_at.toISOString() });
});

it.each(interviews)('$uid is held by somebody who coaches these people there', ({ user, clients, ...at }) => {
  const coach = users.get(user)!;
  for (const client of clients.map((uid) => users.get(uid)!)) {
    if (at.organization_uid === null) expect(client.coaches).toContain(user);
    else
      for (const person of [coach, client])
        expect(isInProgram(demoActor(person.uid), at.program_uid)).toBe(true);
  }
});

it.each(interviews)('$uid asks what its coach is offered, in the words of then', (interview) => {
  for (const { question_uid, version, question, category } of interview.questions) {
    if (category !== null) expect(Object.values(questionCategories)).toContain(category);
    if (question_uid === null) continue;
    const asked = bank.get(question_uid)!;
    expect(asked.category).toBe(category);
    expect(asked.question_type).toBe(interview.interview_type);
    expect(mayReadQuestion(demoActor(interview.user), { ...asked, visibility: asked.offered })).toBe(true);
    expect(version === asked.version).toBe(question === asked.question);
  }
});

it('pins words that the bank has worded anew since', () => {
  const isOld = ({ question_uid, version }: (typeof interviews)[number]['questions'][number]) =>
    question_uid !== null && version! < bank.get(question_uid)!.version;
  expect(interviews.flatMap(({ questions }) => questions.filter(isOld)).length).toBeGreaterThan(2);
});

it('has an answer to every question of what is over', () => {
  for (const { end_timestamp, questions } of interviews)
    if (end_timestamp !== null) for (const { answer } of questions) expect(answer.length).toBeGreaterThan(80);
});

it('has answers of coachees where they were invited, before the conversation began', () => {
  const answered = interviews.filter(({ coacheeAnswers }) => coacheeAnswers.length > 0);
  expect(answered.length).toBeGreaterThanOrEqual(3);
  for (const { invites_answers, coacheeAnswers, clients, questions, timestamp } of answered) {
    expect(invites_answers).toBe(true);
    for (const answer of coacheeAnswers) {
      expect(clients).toContain(answer.client_uid);
      expect(questions.map(({ uid }) => uid)).toContain(answer.question_uid);
      expect(answer.updated_at.getTime()).toBeLessThan(Math.min(Date.parse(timestamp!), now.getTime()));
    }
  }
});

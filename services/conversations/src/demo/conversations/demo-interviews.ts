import { type DemoConversation, type DemoTopic, demoConversations, questionCategories } from '@coaching/demo';
import type { AnswerRecord } from '../../answers/answers-repository';
import type { ImportedInterview } from '../../import/imported-interview';
import { bankQuestion } from '../bank/demo-questions';
import { amara } from './amara';
import type { Asked, ConversationText } from './conversation-text';
import { daniel } from './daniel';
import { elsewhere } from './elsewhere';
import { grace } from './grace';
import { groups } from './groups';
import { lucas } from './lucas';
import { samuel } from './samuel';

const DAY = 86_400_000;

const texts: Readonly<Record<DemoTopic, ConversationText>> = {
  ...daniel,
  ...amara,
  ...lucas,
  ...grace,
  ...samuel,
  ...groups,
  ...elsewhere,
};

/** A conversation to bring in, and what its coachees answered themselves. */
export interface DemoInterview extends ImportedInterview {
  coacheeAnswers: Omit<AnswerRecord, '_id'>[];
  /** When it was last written. */
  saved: Date;
}

const html = (text: string) => (text.startsWith('<') && !text.startsWith('<em>') ? text : `<p>${text}</p>`);

function questionOf(uid: string, asked: Asked, daysAgo: number): ImportedInterview['questions'][number] {
  const answer = asked.answer ? html(asked.answer) : '';
  if ('words' in asked) {
    const category = asked.category ? questionCategories[asked.category] : null;
    return { uid, question_uid: null, version: null, question: html(asked.words), category, answer };
  }
  const { uid: question_uid, version, question, category } = bankQuestion(asked.ask, daysAgo);
  return { uid, question_uid, version, question, category, answer };
}

/** What coachees wrote stood there on the evening before, or a while ago. */
function answeredBefore(start: Date, now: Date): Date {
  const evening = new Date(start.getTime() - DAY);
  evening.setHours(19, 40, 0, 0);
  return new Date(Math.min(evening.getTime(), now.getTime() - DAY / 12));
}

function interviewOf(held: DemoConversation, now: Date): DemoInterview {
  const { uid, topic, coach, coachees, organization, program, start, end, duration, ...settings } = held;
  const { title, about = '', asked, invites, isPrivate, runs } = texts[topic];
  const daysAgo = (now.getTime() - start.getTime()) / DAY;
  const questionUid = (place: number) => `${uid}-${place}`;
  const { interview_type, ...toolSet } = settings;
  return {
    uid,
    title,
    user: coach,
    clients: coachees,
    organization_uid: organization,
    program_uid: program,
    interview_type,
    ...toolSet,
    offered: null,
    additional_information: about,
    timestamp: start.toISOString(),
    end_timestamp: end?.toISOString() ?? null,
    duration,
    ...(runs && { timer: { started_at: now.toISOString(), minutes: duration ?? 0 } }),
    visibility: isPrivate ? 'private' : 'shared',
    invites_answers: invites ?? asked.some(({ theirs }) => theirs),
    questions: asked.map((question, place) => questionOf(questionUid(place), question, daysAgo)),
    coacheeAnswers: asked.flatMap(({ theirs = {} }, place) =>
      Object.entries(theirs).map(([client_uid, answer]) => ({
        interview_uid: uid,
        question_uid: questionUid(place),
        client_uid,
        answer,
        updated_at: answeredBefore(start, now),
      })),
    ),
    saved: end ?? new Date(Math.min(start.getTime(), now.getTime())),
  };
}

/** The conversations of the demo as they were written down. */
export const demoInterviews = (now: Date): DemoInterview[] =>
  demoConversations(now).map((held) => interviewOf(held, now));

import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

/** Conversation tools of Cedar Grove's set: one list of questions, and a list for each category. */
const tools = { list: 'demo-coaching-check-in', structured: 'demo-coaching-cycle' } as const;

/** Categories of the structured tool. */
export const categories = { goal: 'demo-category-goal', planning: 'demo-category-planning' } as const;

interface Asked {
  title: string;
  /** What is asked, in its order, or with the uid of its category; the questions' uids are made from their places. */
  questions: readonly (string | [words: string, category: string])[];
  /** Accounts of its coachees. */
  coachees?: readonly string[];
  visibility?: 'shared' | 'private';
  /** It is the coach's own template instead, with nobody. */
  template?: boolean;
}

/**
 * Saves a conversation or template for a signed-in coach of Cedar Grove and answers its uid. It is of the structured tool where
 * questions name their categories.
 */
export async function saveConversation(
  coach: APIRequestContext,
  { title, questions, coachees = ['coachee'], visibility = 'shared', template = false }: Asked,
): Promise<string> {
  const uid = `Talk${randomUUID().replaceAll('-', '')}`.slice(0, 27);
  const asked = questions.map((question) =>
    typeof question === 'string' ? ([question, null] as const) : question,
  );
  const tool = asked.some(([, category]) => category !== null) ? tools.structured : tools.list;
  const interview = {
    uid,
    title,
    template,
    interview_type: tool,
    tool_uid: tool,
    tool_config_entity: 'Organization',
    tool_config_entity_uid: 'demo-cedar-grove',
    tool_config_uid: 'demo-cedar-tools',
    ...(!template && { visibility, client_embed: coachees.map((account) => ({ uid: `demo-${account}` })) }),
    questions: asked.map(([words, category], place) => ({
      uid: `${uid.slice(0, 24)}${String(place).padStart(3, '0')}`,
      question: `<p>${words}</p>`,
      category,
    })),
  };
  const answer = await coach.post('interview', { data: { interview } });
  if (!answer.ok()) throw new Error(await answer.text());
  return uid;
}

/** A conversation as the server has it for a signed-in person. */
export async function conversationOf(api: APIRequestContext, uid: string) {
  const { interview } = await (await api.get(`interview/${uid}`)).json();
  return interview;
}

const plain = (html: string) => html.replace(/<[^>]*>/g, '').replace(/&nbsp;/g, ' ');

/** What is asked, in its order, as it reads. */
export async function questionsOnServer(api: APIRequestContext, uid: string): Promise<string[]> {
  const { questions } = await conversationOf(api, uid);
  return questions.map(({ question }: { question: string }) => plain(question));
}

/** The answers that the server holds, in the order of their questions, as they read. */
export async function answersOnServer(api: APIRequestContext, uid: string): Promise<string[]> {
  const { questions } = await conversationOf(api, uid);
  return questions.map(({ answer }: { answer: string }) => plain(answer));
}

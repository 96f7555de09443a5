import {
  type EntityKind,
  entityShelf,
  interactionShelf,
  type People,
  plainText,
  type RecycleBinHandlers,
  recycleBin,
  restoreEntity,
  type ServiceContext,
  type Tools,
  usernamesIn,
} from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import type { InterviewRecord } from '../interviews/interview-record';
import type { Interviews } from '../interviews/interviews-repository';
import type { QuestionRecord } from '../questions/question-record';
import type { Questions } from '../questions/questions-repository';
import { editableOffers } from './editable-offers';
import { questionsOfCategory } from './questions-of-category';

interface Stores {
  interviews: Interviews;
  questions: Questions;
  people: People;
  tools: Tools;
}

interface Kinds {
  interview: EntityKind<InterviewRecord>;
  question: EntityKind<QuestionRecord>;
}

const long = ['questions', 'additional_information'] as const;

/** To whom something of the bank is offered, in a word. */
const offeredTo = ({ visibility }: { visibility: string }) => {
  const [scope = ''] = visibility.split('_');
  return scope === 'system' ? 'Everyone' : scope.charAt(0).toUpperCase() + scope.slice(1);
};

/** Deleted conversations, templates and questions. */
export function conversationsBin(
  { interview, question }: Kinds,
  { interviews, questions, people, tools }: Stores,
  context: ServiceContext,
): RecycleBinHandlers {
  const conversations = interactionShelf({
    entity_type: 'interview',
    noun: 'Conversation',
    model: interviews.model,
    kind: interview,
    without: long,
    only: { template: false },
    context,
  });
  const templates = entityShelf<InterviewRecord>({
    kind: 'template',
    model: interviews.model,
    scope: (actor) => ({ template: true, ...editableOffers(actor) }) as QueryFilter<InterviewRecord>,
    mayRestore: interview.mayRestore,
    without: long,
    described: ({ uid, title, default_title, offer }) => ({
      noun: 'Template',
      title: title || default_title,
      place: offer ? offeredTo(offer) : '',
      path: `/questions/config/${uid}`,
    }),
    restore: (restoring) => restoreEntity(interview, context, restoring),
  });
  const bank = entityShelf<QuestionRecord>({
    kind: 'question',
    model: questions.model,
    scope: (actor) => editableOffers(actor) as QueryFilter<QuestionRecord>,
    mayRestore: question.mayRestore,
    described: ({ question: words, offer }) => ({
      noun: 'Question',
      title: plainText(words),
      place: offeredTo(offer),
      path: null,
    }),
    restore: (restoring) => restoreEntity(question, context, restoring),
  });
  return recycleBin({
    service: 'conversations',
    shelves: [conversations, templates, bank],
    companions: [questionsOfCategory(questions, tools)],
    namesOf: usernamesIn(people),
  });
}

import { MAX_QUESTION_LENGTH } from '@coaching/contracts';
import { asStored, safeRichText, timingOfBegun } from '@coaching/service-kit';
import type { InterviewFields, QuestionOfInterview, WrittenFields } from './interview-record';
import type { NamedInterview } from './named-draft';

const copied = [
  'tool_config_entity',
  'tool_config_entity_uid',
  'tool_config_uid',
] as const satisfies readonly (keyof WrittenFields & keyof NamedInterview)[];

/** Whether it asks the same as what is stored: of the bank the same question, in the same words. */
export const asksTheSame = (
  question: QuestionOfInterview,
  stored: QuestionOfInterview | undefined,
): boolean => stored?.question === question.question && stored.question_uid === question.question_uid;

function writtenQuestion(
  sent: QuestionOfInterview,
  stored: QuestionOfInterview | undefined,
  { template, path }: { template: boolean; path: string },
): QuestionOfInterview {
  const question = safeRichText(sent.question, stored?.question, `${path}.question`, MAX_QUESTION_LENGTH);
  const written = {
    ...sent,
    question,
    answer: template ? '' : safeRichText(sent.answer, stored?.answer, `${path}.answer`),
  };
  // Which wording these words are was looked up when they were written.
  return asStored(asksTheSame(written, stored) ? { ...written, version: stored!.version } : written, stored);
}

/**
 * The fields a draft names, as they are stored: times as dates, rich text sanitised.
 * @param stored what is there already, null for a new one
 * @throws Invalid when a rich text is too long once it is safe
 */
export function writtenFields(
  draft: NamedInterview,
  { template, stored }: { template: boolean; stored: InterviewFields | null },
): Partial<WrittenFields> {
  const storedQuestions = new Map(stored?.questions.map((question) => [question.uid, question]));
  const { title, visibility, invites_answers, questions, additional_information } = draft;
  const ofConversation = {
    ...timingOfBegun(draft),
    ...(visibility !== undefined && { visibility }),
    ...(invites_answers !== undefined && { invites_answers }),
  };
  return {
    ...Object.fromEntries(
      copied.filter((name) => draft[name] !== undefined).map((name) => [name, draft[name]]),
    ),
    ...(title !== undefined && { title: title || stored?.default_title || '' }),
    ...(!template && ofConversation),
    ...(additional_information !== undefined && {
      additional_information: safeRichText(
        additional_information,
        stored?.additional_information,
        'interview.additional_information',
      ),
    }),
    ...(questions && {
      questions: questions.map((question, index) =>
        writtenQuestion(question, storedQuestions.get(question.uid), {
          template,
          path: `interview.questions.${index}`,
        }),
      ),
    }),
  };
}

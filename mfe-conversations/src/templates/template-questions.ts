import { type InterviewQuestion, newUid } from '@coaching/contracts';
import { callApi } from '@coaching/mfe-kit';

/** Where a conversation begins that asks what a template does. */
export const beginsFrom = ({ uid, interview_type }: { uid: string; interview_type: string }): string =>
  `/questions/config?${new URLSearchParams({ interview_type, template: uid })}`;

/** What a template asks, with answers that are nobody's yet. @throws ApiError, NetworkError */
export async function templateQuestions(template_uid: string): Promise<InterviewQuestion[]> {
  const params = { uid: template_uid };
  const { interview } = await callApi('getInterview', { params }, { quiet: true });
  return interview.questions.map((question) => ({
    ...question,
    uid: newUid(),
    answer: '',
    coachee_answers: [],
  }));
}

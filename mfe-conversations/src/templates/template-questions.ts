import { type InterviewQuestion, newUid } from '@coaching/contracts';
import { callApi } from '@coaching/mfe-kit';

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

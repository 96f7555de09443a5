import type { Interview, InterviewDraft } from '@coaching/contracts';
import { interviewMerging } from './interview-merging';

const uidOf = ({ uid }: { uid: string }) => ({ uid });

/** What is sent of a conversation or template: what differs from the server's version; all of a new one. */
export function interviewDraft(mine: Interview, base: Interview): InterviewDraft {
  const { client_embed, organization_embed, organization_draft_embed, questions, ...rest } =
    interviewMerging.draftOf(mine, base);
  return {
    ...rest,
    ...(client_embed && { client_embed: client_embed.map(uidOf) }),
    ...(organization_embed !== undefined && {
      organization_embed: organization_embed && uidOf(organization_embed),
    }),
    ...(organization_draft_embed !== undefined && {
      organization_draft_embed: organization_draft_embed && uidOf(organization_draft_embed),
    }),
    ...(questions && { questions: questions.map(({ coachee_answers: _, ...question }) => question) }),
  };
}

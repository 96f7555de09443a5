import { mayEditTemplate, mayReadTemplate, type OfferedTemplate } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import { interactionPolicy } from '@coaching/service-kit';
import type { InterviewRecord } from './interview-record';

/** Whose a conversation is; of a template nobody asks. */
const ofConversations = interactionPolicy<InterviewRecord>((interview) => interview);

const offered = ({ user, offer }: InterviewRecord): OfferedTemplate => ({ user, ...offer! });

const either =
  (
    template: (actor: Actor, template: OfferedTemplate) => boolean,
    conversation: (actor: Actor, conversation: InterviewRecord) => boolean,
  ) =>
  (actor: Actor, interview: InterviewRecord): boolean =>
    interview.template ? template(actor, offered(interview)) : conversation(actor, interview);

/** Of a conversation those it concerns; of a template those who are offered it. */
export const mayReadInterview = either(mayReadTemplate, ofConversations.mayRead);

/** Of a conversation its coach; of a template its owner, and who keeps what is offered there. */
export const mayEditInterview = either(mayEditTemplate, ofConversations.mayEdit);

/** Of a conversation its coach and administrators; of a template those who may change it. */
export const mayDeleteInterview = either(mayEditTemplate, ofConversations.mayDelete);

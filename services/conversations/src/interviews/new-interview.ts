import { othersCouldRead } from '@coaching/access';
import { defaultTitle, type UserEmbed } from '@coaching/contracts';
import { begunAt, finishingShares } from '@coaching/service-kit';
import {
  type InterviewFields,
  type InterviewRecord,
  interviewKeys,
  type Placement,
  type TemplateOffer,
} from './interview-record';
import { readSoFar } from './interviews-repository';
import type { NamedInterview } from './named-draft';
import { writtenFields } from './written-fields';

/** What of a new conversation or template was looked up. */
export interface LookedUp {
  coach: UserEmbed;
  tool: { uid: string; name: string };
  placement: Placement;
  /** Of a template alone. */
  offer: TemplateOffer | null;
  hidden_orgs?: string[];
}

/** A new conversation as it starts (spec 2 section 4), or a new template, with what the draft says of it. */
export function newInterview(draft: NamedInterview, lookedUp: LookedUp, now: Date): InterviewRecord {
  const { coach, tool, placement, offer, hidden_orgs = [] } = lookedUp;
  const template = offer !== null;
  const written = writtenFields(finishingShares(draft, null), { template, stored: null });
  const default_title = defaultTitle({
    username: coach.username,
    tool: tool.name,
    clients: placement.client_embed.map(({ username }) => username),
    template,
  });
  const unstarted = { timestamp: null, duration: null, timer: null };
  const interview: InterviewFields = {
    uid: draft.uid,
    template,
    questions: [],
    additional_information: '',
    end_timestamp: null,
    tool_config_entity: null,
    tool_config_entity_uid: null,
    tool_config_uid: null,
    visibility: 'shared',
    invites_answers: false,
    shown: false,
    ...(template || written.timestamp ? unstarted : begunAt(now)),
    ...written,
    title: written.title || default_title,
    default_title,
    interview_type: tool.uid,
    ...placement,
    offer,
    hidden_orgs,
    user: coach.uid,
    user_embed: coach,
    revision: 1,
    finished: Boolean(written.end_timestamp),
    created_at: now,
    updated_at: now,
    deleted_at: null,
    deleted_by: null,
  };
  const shown = !template && othersCouldRead(readSoFar(interview));
  return { ...interview, shown, keys: interviewKeys(interview) };
}

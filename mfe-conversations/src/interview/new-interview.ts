import type { Interview, InterviewQuestion, Tool, ToolSet, UserEmbed } from '@coaching/contracts';
import { embedOf, newInteraction } from '@coaching/interaction-kit/settings';
import { toolOfInteraction } from '@coaching/interaction-kit/tool-set';

interface Beginning {
  uid: string;
  template: boolean;
  /** Uid of the tool. */
  interview_type: string;
  /** The set that offers it; null when it is not to be had. */
  set: ToolSet | null;
  user: UserEmbed;
  organization_uid: string | null;
  /** Chosen already; null for nobody. */
  client: UserEmbed | null;
  questions: InterviewQuestion[];
}

/** A conversation or template before anything of it was saved; it has no title yet, see `retitled`. */
export function newInterview(beginning: Beginning): Interview {
  const { uid, template, interview_type, set, user, organization_uid, client, questions } = beginning;
  const tool = toolOfInteraction(interview_type, set);
  return {
    ...newInteraction(uid, { user, organization_uid }),
    template,
    questions,
    interview_type,
    tool_uid: tool.tool_uid,
    tool_config_entity: tool.tool_config_entity ?? null,
    tool_config_entity_uid: tool.tool_config_entity_uid ?? null,
    tool_config_uid: tool.tool_config_uid ?? null,
    // What is still being set up is nobody else's to read: coachees are chosen one by one.
    visibility: template ? 'shared' : 'private',
    invites_answers: false,
    organization_embed: null,
    organization_draft_embed: null,
    program_draft_embed: null,
    system_template: false,
    system_draft_template: false,
    client_embed: client ? [embedOf(client)] : [],
    hidden_orgs: [],
    favorite: 0,
    favorite_user: 0,
    favorite_organization: 0,
  };
}

/** What a conversation is made with, as its address or a link to its tool names it. */
export const toolPath = (
  { uid }: Pick<Tool, 'uid'>,
  set: Pick<ToolSet, 'config_entity' | 'config_uid' | 'uid'>,
) => `/questions/${set.config_entity}/${set.config_uid}/${set.uid}/${uid}`;

import type { Interview, InterviewQuestion, Question, Tool, UserEmbed } from '@coaching/contracts';
import { aTool as anyTool } from '@coaching/interaction-kit/testing';

export const aPerson = (uid: string, username: string): UserEmbed => ({
  uid,
  username,
  initials: username.slice(0, 1),
  picture: null,
});

/** A question as a conversation asks it, of no category and written there. */
export const aPinned = (uid: string, more: Partial<InterviewQuestion> = {}): InterviewQuestion => ({
  uid,
  question_uid: null,
  version: null,
  question: `<p>${uid}?</p>`,
  category: null,
  answer: '',
  coachee_answers: [],
  ...more,
});

/** A conversation of Ada with Daniel about nothing yet, as the server has it. */
export const anInterview = (more: Partial<Interview> = {}): Interview => ({
  uid: 'i1',
  revision: 1,
  template: false,
  title: 'Reflection',
  questions: [],
  additional_information: '',
  timestamp: '2026-03-02T09:00:00.000Z',
  end_timestamp: null,
  duration: 0,
  timer: null,
  interview_type: 'tool',
  tool_config_entity: 'Organization',
  tool_config_entity_uid: 'cedar',
  tool_config_uid: 'set',
  tool_uid: 'tool',
  visibility: 'shared',
  invites_answers: false,
  organization_embed: null,
  organization_draft_embed: null,
  program_embed: null,
  program_draft_embed: null,
  system_template: false,
  system_draft_template: false,
  shown: false,
  user: 'ada',
  user_embed: aPerson('ada', 'Ada Park'),
  client_embed: [aPerson('daniel', 'Daniel Reyes')],
  organization_uid: 'cedar',
  hidden_orgs: [],
  favorite: 0,
  favorite_user: 0,
  favorite_organization: 0,
  ...more,
});

/** A question of the bank, Ada's own. */
export const aQuestion = (uid: string, more: Partial<Question> = {}): Question => ({
  uid,
  question_uid: uid,
  revision: 1,
  version: 1,
  question: `<p>${uid}?</p>`,
  category: null,
  question_type: 'tool',
  user: 'ada',
  user_embed: aPerson('ada', 'Ada Park'),
  organization_embed: null,
  program_embed: null,
  system_question: false,
  shared: false,
  hidden_orgs: [],
  favorite: 0,
  favorite_user: 0,
  favorite_organization: 0,
  updated_at: '2026-03-02T09:00:00.000Z',
  ...more,
});

/** A tool of conversations, with one list of questions. */
export const aTool = (more: Partial<Tool> = {}): Tool =>
  anyTool({
    uid: 'tool',
    name: 'Reflection',
    tool_type: 'Conversation',
    tool_owner: { config_entity: 'Organization', config_uid: 'cedar', name: 'Cedar Grove' },
    ...more,
  });

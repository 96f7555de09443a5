import {
  type Actor,
  type CallInput,
  type Interview,
  type InterviewDraft,
  newUid,
  type Question,
  type QuestionDraft,
  type ToolSetFacts,
} from '@coaching/contracts';
import {
  type ServiceForTest,
  type ServiceForTestOptions,
  startServiceForTest,
} from '@coaching/service-kit/testing';
import { conversationsService } from '../service';

type ListQuery<Name extends 'getQuestions' | 'getInterviewTemplates'> = NonNullable<CallInput<Name>['query']>;

/** The conversations service on a database of its own, and what tests do to it. */
export interface ConversationsForTest extends ServiceForTest<'conversations'> {
  /** Lets the service receive an organisation and its programs. */
  withOrganization(uid: string, name: string, programs?: Record<string, string>): Promise<void>;
  /** Lets the service receive a tool set with one conversation tool. */
  withTool(tool: TestTool, revision?: number): Promise<void>;
  save(actor: Actor, draft: InterviewDraft): Promise<Interview>;
  get(actor: Actor, uid: string): Promise<Interview>;
  remove(actor: Actor, uid: string): Promise<unknown>;
  ask(actor: Actor, draft: QuestionDraft): Promise<Question>;
  bank(actor: Actor, query: ListQuery<'getQuestions'> & { question_type: string }): Promise<string[]>;
  templates(actor: Actor, tool: string, query?: ListQuery<'getInterviewTemplates'>): Promise<string[]>;
}

/** A conversation tool, and whose it is. */
export interface TestTool extends Pick<ToolSetFacts, 'config_entity' | 'config_uid'> {
  set: string;
  uid: string;
  name: string;
  categories: { uid: string; name: string }[];
  deleted: boolean;
}

export const aTool = (more: Partial<TestTool> = {}): TestTool => ({
  set: newUid(),
  uid: newUid(),
  name: 'Check-in',
  config_entity: 'System',
  config_uid: 'system',
  categories: [],
  deleted: false,
  ...more,
});

export async function startConversationsForTest(
  options: ServiceForTestOptions = {},
): Promise<ConversationsForTest> {
  const running = await startServiceForTest(conversationsService, options);
  const { call, receiveEvent } = running;
  const save = async (actor: Actor, draft: InterviewDraft) =>
    (await call('saveInterview', { body: { interview: draft } }, actor)).interview;
  return {
    ...running,
    async withOrganization(uid, name, programs = {}) {
      const organization = {
        uid,
        name,
        short_name: name.slice(0, 10),
        logo: null,
        programs: Object.entries(programs).map(([program, program_name]) => ({
          uid: program,
          program_name,
          organization_uid: uid,
        })),
        has_resources: false,
      };
      await receiveEvent({
        type: 'organization.updated',
        entity_uid: uid,
        revision: 1,
        data: { organization },
      });
    },
    async withTool({ set, config_entity, config_uid, ...tool }, revision = 1) {
      const tools = [{ ...tool, tool_type: 'Conversation' as const, structured: false }];
      const tool_set = { uid: set, config_entity, config_uid, tools };
      await receiveEvent({ type: 'tool_set.updated', entity_uid: set, revision, data: { tool_set } });
    },
    save,
    get: async (actor, uid) => (await call('getInterview', { params: { uid } }, actor)).interview,
    remove: (actor, uid) => call('deleteInterview', { params: { uid } }, actor),
    ask: async (actor, draft) => (await call('saveQuestion', { body: { question: draft } }, actor)).question,
    bank: async (actor, query) =>
      (await call('getQuestions', { query }, actor)).questions.map(({ question }) => question),
    templates: async (actor, tool, query = {}) =>
      (await call('getInterviewTemplates', { params: { id: tool }, query }, actor)).flowsheets.map(
        ({ title }) => title,
      ),
  };
}

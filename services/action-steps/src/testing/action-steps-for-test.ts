import { aCast } from '@coaching/access/testing';
import type {
  ActionStep,
  ActionStepDraft,
  Actor,
  CallInput,
  CallResponse,
  InteractionFacts,
} from '@coaching/contracts';
import {
  anInteraction,
  interactionDeleted,
  type ServiceForTest,
  type ServiceForTestOptions,
  startServiceForTest,
} from '@coaching/service-kit/testing';
import { actionStepsService } from '../service';

type Body = NonNullable<CallInput<'saveActionSteps'>['body']>;
type ListQuery = CallInput<'getCoachActionSteps'>['query'];
type Tool = Pick<InteractionFacts, 'uid' | 'entity_type'>;

/** The action steps service on a database of its own, and what tests do to it. */
export interface ActionStepsForTest extends ServiceForTest<'action-steps'> {
  /** Lets it receive that an interaction was deleted, by the change that made this revision. */
  deleted(interaction: Tool, revision?: number): Promise<void>;
  /** Saves some steps of a tool; `more` adds to the request. */
  save(actor: Actor, tool: Tool, steps: ActionStepDraft[], more?: Partial<Body>): Promise<ActionStep[]>;
  /** Any body at all. */
  post(actor: Actor, body: Body): Promise<ActionStep[]>;
  ofTool(actor: Actor, tool: Tool, query?: CallInput<'getToolActionSteps'>['query']): Promise<ActionStep[]>;
  ofCoach(
    actor: Actor,
    coach: { uid: string },
    query?: ListQuery,
  ): Promise<CallResponse<'getCoachActionSteps'>>;
  ofClient(
    actor: Actor,
    client: { uid: string },
    query?: ListQuery,
  ): Promise<CallResponse<'getClientActionSteps'>>;
  /** Types of the events published of one entity so far. */
  typesPublishedOf(uid: string): Promise<string[]>;
  /** An observation this service has received, and everybody around it. */
  anObservationInUse(more?: Partial<InteractionFacts>): Promise<ReturnType<typeof peopleAround>>;
}

function peopleAround(more: Partial<InteractionFacts>) {
  const { organizations, programs, people, actors } = aCast();
  const [here, program] = [organizations.cedar.uid, programs.literacy];
  return {
    here,
    program,
    coachPerson: people.coach,
    coacheePerson: people.coachee,
    otherCoachee: people.otherCoachee,
    observation: anInteraction(people.coach, [people.coachee], {
      organization_uid: here,
      program_uid: program,
      ...more,
    }),
    coach: actors.coach,
    coachee: actors.coachee,
    admin: actors.admin,
    programAdmin: actors.programAdmin,
    colleague: actors.secondCoach,
    otherProgramAdmin: actors.otherProgramAdmin,
    billing: actors.billing,
    stranger: actors.strangerCoach,
    strangerAdmin: actors.strangerAdmin,
    superuser: actors.superuser,
    support: actors.support,
    contentManager: actors.contentManager,
  };
}

export async function startActionStepsForTest(
  options: ServiceForTestOptions = {},
): Promise<ActionStepsForTest> {
  const running = await startServiceForTest(actionStepsService, options);
  const { call, receiveEvent } = running;
  const post = async (actor: Actor, body: Body) => (await call('saveActionSteps', { body }, actor)).steps;
  return {
    ...running,
    deleted: (interaction, revision = 2) => receiveEvent(interactionDeleted(interaction, revision)),
    post,
    save: (actor, tool, steps, more = {}) =>
      post(actor, { tool_type: tool.entity_type, tool_uid: tool.uid, steps, ...more }),
    ofTool: async (actor, tool, query = {}) => {
      const params = { type: tool.entity_type, uid: tool.uid };
      return (await call('getToolActionSteps', { params, query }, actor)).steps;
    },
    ofCoach: (actor, { uid }, query = {}) =>
      call('getCoachActionSteps', { params: { id: uid }, query }, actor),
    ofClient: (actor, { uid }, query = {}) =>
      call('getClientActionSteps', { params: { id: uid }, query }, actor),
    typesPublishedOf: async (uid) =>
      (await running.published()).filter(({ entity_uid }) => entity_uid === uid).map(({ type }) => type),
    async anObservationInUse(more = {}) {
      const around = peopleAround(more);
      await running.receive({
        people: [around.coachPerson, around.coacheePerson, around.otherCoachee],
        interactions: [around.observation],
      });
      return around;
    },
  };
}

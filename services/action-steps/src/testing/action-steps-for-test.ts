import type {
  ActionStep,
  ActionStepDraft,
  Actor,
  CallInput,
  CallResponse,
  InteractionFacts,
} from '@coaching/contracts';
import { newUid } from '@coaching/contracts';
import type { PersonCopy } from '@coaching/service-kit';
import {
  anActorIn,
  anInteraction,
  aPerson,
  asActor,
  type ServiceForTest,
  startServiceForTest,
} from '@coaching/service-kit/testing';
import { actionStepsService } from '../service';

type Body = NonNullable<CallInput<'saveActionSteps'>['body']>;
type ListQuery = CallInput<'getCoachActionSteps'>['query'];
type Tool = Pick<InteractionFacts, 'uid' | 'entity_type'>;

/** The action steps service on a database of its own, and what tests do to it. */
export interface ActionStepsForTest extends ServiceForTest<'action-steps'> {
  /** Lets the service hear of people. */
  withPeople(...people: readonly PersonCopy[]): Promise<void>;
  /** Lets it hear of an observation as it is at a revision. */
  updated(interaction: InteractionFacts, revision?: number): Promise<void>;
  /** Lets it hear that an observation was deleted, by the change that made this revision. */
  deleted(interaction: { uid: string }, revision?: number): Promise<void>;
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
  /** Types of the events told of one entity so far. */
  toldOf(uid: string): Promise<string[]>;
  /** An observation this service has heard of, and everybody around it. */
  anObservationInUse(more?: Partial<InteractionFacts>): Promise<ReturnType<typeof peopleAround>>;
}

function peopleAround(more: Partial<InteractionFacts>) {
  const [here, elsewhere, program, beside] = [newUid(), newUid(), newUid(), newUid()];
  const school = { organization_uid: here, programs: [{ program_uid: program, program_name: 'Literacy' }] };
  const coachPerson = aPerson('Maya', { schools: [school] });
  const coacheePerson = aPerson('Daniel', { schools: [school] });
  const otherCoachee = aPerson('Amara', { schools: [school] });
  return {
    here,
    program,
    coachPerson,
    coacheePerson,
    otherCoachee,
    observation: anInteraction(coachPerson, [coacheePerson], {
      organization_uid: here,
      program_uid: program,
      ...more,
    }),
    coach: { ...anActorIn(here, 'Coach'), uid: coachPerson.uid },
    coachee: { ...anActorIn(here, 'Coachee'), uid: coacheePerson.uid },
    admin: anActorIn(here, 'Organization Admin'),
    programAdmin: anActorIn(here, 'Program Admin', program),
    colleague: anActorIn(here, 'Coach'),
    otherProgramAdmin: anActorIn(here, 'Program Admin', beside),
    billing: anActorIn(here, 'Billing'),
    stranger: anActorIn(elsewhere, 'Coach'),
    strangerAdmin: anActorIn(elsewhere, 'Organization Admin'),
    superuser: asActor(aPerson('Sasha'), { roles: ['Superuser'] }),
    support: asActor(aPerson('Sidney'), { roles: ['Support'] }),
    contentManager: asActor(aPerson('Connie'), { roles: ['Content Manager'] }),
  };
}

export async function startActionStepsForTest(): Promise<ActionStepsForTest> {
  const running = await startServiceForTest(actionStepsService);
  const { call, hear } = running;
  const post = async (actor: Actor, body: Body) => (await call('saveActionSteps', { body }, actor)).steps;
  const withPeople: ActionStepsForTest['withPeople'] = async (...people) => {
    for (const { revision, deleted: _deleted, ...person } of people) {
      await hear({ type: 'user.updated', entity_uid: person.uid, revision, data: { person } });
    }
  };
  const updated: ActionStepsForTest['updated'] = (interaction, revision = 1) =>
    hear({ type: 'observation.updated', entity_uid: interaction.uid, revision, data: { interaction } });
  return {
    ...running,
    withPeople,
    updated,
    deleted: ({ uid }, revision = 2) =>
      hear({ type: 'observation.deleted', entity_uid: uid, revision, data: { uid } }),
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
    toldOf: async (uid) =>
      (await running.published()).filter(({ entity_uid }) => entity_uid === uid).map(({ type }) => type),
    async anObservationInUse(more = {}) {
      const around = peopleAround(more);
      await withPeople(around.coachPerson, around.coacheePerson, around.otherCoachee);
      await updated(around.observation);
      return around;
    },
  };
}

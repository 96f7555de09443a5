import type { Actor, CallInput, CallResponse, InteractionFacts } from '@coaching/contracts';
import type { PersonCopy } from '@coaching/service-kit';
import { type ServiceForTest, startServiceForTest } from '@coaching/service-kit/testing';
import { reportsService } from '../service';

type Query = CallInput<'getInteractions'>['query'];
type List = CallResponse<'getInteractions'>;

/** The reports service on a database of its own, and what tests do to it. */
export interface ReportsForTest extends ServiceForTest<'reports'> {
  /** Lets the service hear of people. */
  withPeople(...people: readonly PersonCopy[]): Promise<void>;
  /** Lets the service hear of interactions, each at its first revision. */
  withInteractions(...interactions: readonly InteractionFacts[]): Promise<void>;
  /** Lets it hear of an interaction as it is at a revision. */
  updated(interaction: InteractionFacts, revision: number): Promise<void>;
  /** Lets it hear that an interaction was deleted, by the change that made this revision. */
  deleted(interaction: { uid: string }, revision: number): Promise<void>;
  /** A page of the caller's own list. */
  list(actor: Actor, query?: Query): Promise<List>;
  /** A page of the interactions with one client. */
  listWith(client: { uid: string }, actor: Actor, query?: Query): Promise<List>;
}

export async function startReportsForTest(): Promise<ReportsForTest> {
  const running = await startServiceForTest(reportsService);
  const { call, hear } = running;
  const updated = (interaction: InteractionFacts, revision: number) =>
    hear({ type: 'observation.updated', entity_uid: interaction.uid, revision, data: { interaction } });
  return {
    ...running,
    async withPeople(...people) {
      for (const { revision, deleted: _deleted, ...person } of people) {
        await hear({ type: 'user.updated', entity_uid: person.uid, revision, data: { person } });
      }
    },
    async withInteractions(...interactions) {
      for (const interaction of interactions) await updated(interaction, 1);
    },
    updated,
    deleted: ({ uid }, revision) =>
      hear({ type: 'observation.deleted', entity_uid: uid, revision, data: { uid } }),
    list: (actor, query = {}) => call('getInteractions', { query }, actor),
    listWith: ({ uid }, actor, query = {}) =>
      call('getInteractionsWithClient', { params: { client_uid: uid }, query }, actor),
  };
}

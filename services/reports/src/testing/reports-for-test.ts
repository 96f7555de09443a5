import type { Actor, CallInput, CallResponse, InteractionFacts } from '@coaching/contracts';
import { interactionDeleted, type ServiceForTest, startServiceForTest } from '@coaching/service-kit/testing';
import { reportsService } from '../service';

type Query = CallInput<'getInteractions'>['query'];
type List = CallResponse<'getInteractions'>;

/** The reports service on a database of its own, and what tests do to it. */
export interface ReportsForTest extends ServiceForTest<'reports'> {
  /** Lets it receive that an interaction was deleted, by the change that made this revision. */
  deleted(interaction: Pick<InteractionFacts, 'uid' | 'entity_type'>, revision: number): Promise<void>;
  /** A page of the caller's own list. */
  list(actor: Actor, query?: Query): Promise<List>;
  /** A page of the interactions with one client. */
  listWith(client: { uid: string }, actor: Actor, query?: Query): Promise<List>;
}

export async function startReportsForTest(): Promise<ReportsForTest> {
  const running = await startServiceForTest(reportsService);
  const { call, receiveEvent } = running;
  return {
    ...running,
    deleted: (interaction, revision) => receiveEvent(interactionDeleted(interaction, revision)),
    list: (actor, query = {}) => call('getInteractions', { query }, actor),
    listWith: ({ uid }, actor, query = {}) =>
      call('getInteractionsWithClient', { params: { client_uid: uid }, query }, actor),
  };
}

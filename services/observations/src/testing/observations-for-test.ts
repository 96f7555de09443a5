import { type Actor, newUid, type Observation, type ObservationDraft } from '@coaching/contracts';
import {
  type ServiceForTest,
  type ServiceForTestOptions,
  startServiceForTest,
} from '@coaching/service-kit/testing';
import { observationsService } from '../service';

/** The observations service on a database of its own, and what tests do to it. */
export interface ObservationsForTest extends ServiceForTest<'observations'> {
  save(actor: Actor, draft: ObservationDraft): Promise<Observation>;
  get(actor: Actor, uid: string): Promise<Observation>;
  remove(actor: Actor, uid: string): Promise<unknown>;
  /** Saves a first observation of a coachee; `more` says what matters. */
  anObservationOf(
    coachee: { uid: string },
    actor: Actor,
    more?: Partial<ObservationDraft>,
  ): Promise<Observation>;
}

export async function startObservationsForTest(
  options: ServiceForTestOptions = {},
): Promise<ObservationsForTest> {
  const running = await startServiceForTest(observationsService, options);
  const { call } = running;
  const save = async (actor: Actor, draft: ObservationDraft) =>
    (await call('saveObservation', { body: { observation: draft } }, actor)).observation;
  return {
    ...running,
    save,
    get: async (actor, uid) => (await call('getObservation', { params: { uid } }, actor)).observation,
    remove: (actor, uid) => call('deleteObservation', { params: { uid } }, actor),
    anObservationOf: ({ uid }, actor, more = {}) => save(actor, { uid: newUid(), client: uid, ...more }),
  };
}

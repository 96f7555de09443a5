import { applyLiveUpdate } from '../apply-live-update';
import { type LiveUpdate, liveUpdateSchema } from '../live-update';
import { type Observation, observationSchema } from './observation';

/** What is sent to a live view of an observation, in order. */
export const observationUpdateSchema = liveUpdateSchema('observation', observationSchema, 'items');
export type ObservationUpdate = LiveUpdate<'observation', Observation, 'items'>;

/** The observation after an update; null when it does not follow what is there. */
export const applyObservationUpdate = (
  before: Observation | null,
  update: Exclude<ObservationUpdate, { kind: 'gone' }>,
): Observation | null => applyLiveUpdate('observation', 'items', before, update);

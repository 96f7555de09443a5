import { type LiveUpdate, liveUpdateSchema } from '../live-update';
import { type Observation, observationSchema } from './observation';

/** What is sent to a live view of an observation, in order. */
export const observationUpdateSchema = liveUpdateSchema('observation', observationSchema, 'items');
export type ObservationUpdate = LiveUpdate<'observation', Observation, 'items'>;

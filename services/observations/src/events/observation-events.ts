import { interactionEventsOf } from '@coaching/service-kit';
import type { ObservationRecord } from '../observation/observation-record';
import { interactionFacts } from './interaction-facts';

/** What is published to other domains of observations. */
export const observationEvents = interactionEventsOf<ObservationRecord>('observation', interactionFacts);

export type { LiveListeners, LiveState } from './follow-entity';
export { useLiveObservation } from './use-live-observation';

export { type Followed, followEntity, type LiveListeners, type LiveState } from './follow-entity';
export { useLiveObservation } from './use-live-observation';

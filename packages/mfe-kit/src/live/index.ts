export { type Followed, followEntity, type LiveListeners, type LiveState } from './follow-entity';
export { streamAddress } from './stream-address';
export { useLiveEntity } from './use-live-entity';

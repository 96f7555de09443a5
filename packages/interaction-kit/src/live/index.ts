export { LiveMark } from './live-mark';
export { liveWords } from './live-words';
export { Unreadable } from './unreadable';
export { useFollowing } from './use-following';
export { useForgetting } from './use-forgetting';

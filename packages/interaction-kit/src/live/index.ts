export { LiveMark } from './live-mark';
export { Unreadable } from './unreadable';
export { useFollowing } from './use-following';
export { useForgetting } from './use-forgetting';

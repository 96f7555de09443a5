export { useLeaveWarning } from './use-leave-warning';
export { useTitle } from './use-title';

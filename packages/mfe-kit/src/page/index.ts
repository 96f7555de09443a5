export { trackWrite, untilWritten, writeBeforeLeaving } from './pending-writes';
export { isTypedInto, whenPaused } from './typing';
export { useLeaveWarning } from './use-leave-warning';
export { useTitle } from './use-title';

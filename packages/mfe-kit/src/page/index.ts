export { trackWrite, untilWritten, writeBeforeLeaving } from './pending-writes';
export { saveAsFile } from './save-as-file';
export { isTypedInto, whenPaused } from './typing';
export { useLeaveWarning } from './use-leave-warning';
export { useTitle } from './use-title';

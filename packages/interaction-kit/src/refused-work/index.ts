export { RefusedNotice, useRefusedNotice } from './refused-notice';
export { RefusedWork } from './refused-work';

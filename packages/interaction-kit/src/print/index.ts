export { PrintQuestion } from './print-question';
export { PrintedInteraction } from './printed-interaction';
export { type PrintRequest, usePrintRequest } from './use-print-request';

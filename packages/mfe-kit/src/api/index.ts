export { callApi } from './call-api';
export type { CallOptions, InputOf } from './call-input';
export { ApiError, absenceText, type CallError, NetworkError } from './errors';
export { callErrorText, reportCallError } from './report-call-error';
export { searchParams } from './search-params';
export { serverNow } from './server-clock';
export { apiBase, supportEmail, supportSite } from './settings';

export { CALENDAR_SECRET_BYTES } from './calendar-calls';
export type { CaseloadRow } from './caseload';
export * from './caseload-columns';
export * from './last-seen';
export * from './limits';
export * from './log-columns';
export * from './log-months';
export type { LogRow, LogSums, MonthSum } from './log-row';
export {
  type MonthlyReport,
  type ReportOmission,
  type ReportScope,
  reportScopes,
} from './monthly-report';
export type { Pictures } from './pictures';

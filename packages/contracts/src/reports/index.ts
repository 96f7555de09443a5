export { CALENDAR_SECRET_BYTES } from './calendar-calls';
export {
  type CaseloadColumn,
  type CaseloadPart,
  type CaseloadRow,
  caseloadColumns,
  caseloadParts,
  MAX_CYCLE_WEEKS,
  someOrNone,
  USUAL_CYCLE_WEEKS,
} from './caseload';
export * from './log-months';
export { type LogColumn, type LogGrouping, logColumns, logGroupings } from './log-query';
export type { LogRow, LogSums, MonthSum } from './log-row';
export {
  type MonthlyReport,
  type ReportOmission,
  type ReportScope,
  reportScopes,
} from './monthly-report';
export { type LastSeen, lastSeenTimes, MAX_NAMED, PICTURED_MONTHS, type Pictures } from './pictures';

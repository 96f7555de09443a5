export * from './log-months';
export { type LogColumn, type LogGrouping, logColumns, logGroupings } from './log-query';
export type { LogRow, LogSums, MonthSum } from './log-row';

/** A thread of its own that reads one list and ends: what a file does to it, it does to nobody else. */
import { parentPort, workerData } from 'node:worker_threads';
import { cleanRows, type ListLimits } from './clean-rows';
import { csvRows } from './csv-rows';
import { type ListProblem, ListRefused } from './list-problem';
import { workbookRows } from './workbook-rows';

/** What the thread is given. */
export interface ListTask {
  bytes: Uint8Array;
  extension: 'csv' | 'xls' | 'xlsx';
  limits: ListLimits;
}
/** What it says before it ends. */
export type ListRead = { rows: string[][] } | { problem: ListProblem };

function outcome({ bytes, extension, limits }: ListTask): ListRead {
  try {
    const read = extension === 'csv' ? csvRows(bytes, limits.rows) : workbookRows(bytes, limits);
    return { rows: cleanRows(read, limits) };
  } catch (error) {
    return { problem: error instanceof ListRefused ? error.problem : 'unreadable' };
  }
}

parentPort?.postMessage(outcome(workerData as ListTask));

/** A thread of its own that reads one list and ends: what a file does to it, it does to nobody else. */
import { parentPort, workerData } from 'node:worker_threads';
import { cleanRows, type ListLimits } from './clean-rows';
import { csvRows } from './csv-rows';
import { type ListProblem, ListRefused } from './list-problem';
import { rosterRows } from './roster-rows';
import { workbookRows } from './workbook-rows';

/** What the thread is given. */
export interface ListTask {
  bytes: Uint8Array;
  extension: 'csv' | 'xls' | 'xlsx' | 'zip';
  /** Of a roster, students too. */
  withStudents: boolean;
  limits: ListLimits;
}
/** What it says before it ends. */
export type ListRead = ReadList | { problem: ListProblem };

/** What is in a list; of a roster also how many students it names. */
export interface ReadList {
  rows: string[][];
  students?: number;
}

function outcome({ bytes, extension, limits, withStudents }: ListTask): ListRead {
  try {
    if (extension === 'zip') {
      const { rows, students } = rosterRows(bytes, limits, withStudents);
      return { rows: cleanRows(rows, limits), students };
    }
    const read = extension === 'csv' ? csvRows(bytes, limits.rows) : workbookRows(bytes, limits);
    return { rows: cleanRows(read, limits) };
  } catch (error) {
    return { problem: error instanceof ListRefused ? error.problem : 'unreadable' };
  }
}

parentPort?.postMessage(outcome(workerData as ListTask));

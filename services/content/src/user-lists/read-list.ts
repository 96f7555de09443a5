import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { MAX_CELL_LENGTH, MAX_LIST_COLUMNS, MAX_LIST_ROWS, MESSAGES } from '@coaching/contracts';
import { Invalid, TooMany } from '@coaching/service-kit';
import type { ListProblem } from './list-problem';
import type { ListRead, ListTask, ReadList } from './list-worker';

/** Milliseconds that one list may take. */
const MOST_MS = 20_000;
/** Mebibytes of memory that one list may take. */
const MOST_MEMORY = 256;
/** Lists that wait while another is read. */
const MOST_WAITING = 8;

const words: Record<ListProblem, string> = {
  unreadable: MESSAGES.notAList,
  locked: MESSAGES.listIsLocked,
  empty: MESSAGES.listIsEmpty,
  'too-large': MESSAGES.listTooLarge,
  'not-a-roster': MESSAGES.notARoster,
};
const limits = { rows: MAX_LIST_ROWS, columns: MAX_LIST_COLUMNS, cell: MAX_CELL_LENGTH };

/** Reads lists of people. */
export interface ListReader {
  /** @throws Invalid when a list cannot be taken, TooMany while too many others wait */
  read(
    bytes: Uint8Array,
    extension: ListTask['extension'],
    options?: { withStudents: boolean },
  ): Promise<ReadList>;
}

function inWorker(task: ListTask, execArgv: string[] | undefined): Promise<ListRead> {
  const worker = new Worker(join(__dirname, `list-worker${extname(__filename)}`), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    ...(execArgv && { execArgv }),
  });
  const late = setTimeout(() => void worker.terminate(), MOST_MS);
  return new Promise<ListRead>((resolve, reject) => {
    worker.on('message', resolve);
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ problem: 'too-large' });
      else reject(error);
    });
    // Ended by the clock, without a word.
    worker.on('exit', () => resolve({ problem: 'too-large' }));
  }).finally(() => clearTimeout(late));
}

/** Reads one list after the other, each in a thread of its own. @param execArgv of the threads; for tests */
export function listReader(execArgv?: string[]): ListReader {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    async read(bytes, extension, { withStudents } = { withStudents: false }) {
      if (waiting > MOST_WAITING)
        throw new TooMany('Many lists are being read just now. Please try again in a minute.', 60);
      waiting += 1;
      const turn = last.then(() => inWorker({ bytes, extension, limits, withStudents }, execArgv));
      last = turn.catch(() => undefined);
      const read = await turn.finally(() => {
        waiting -= 1;
      });
      if ('rows' in read) return read;
      if (read.problem === 'too-large' && extension === 'zip') throw new Invalid(MESSAGES.rosterTooLarge);
      throw new Invalid(words[read.problem]);
    },
  };
}

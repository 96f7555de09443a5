import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Bytes of memory of this process that are no pages of a file, which the system takes back when it needs them. */
function ownMemory(): number {
  try {
    const kilobytes = /^RssAnon:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    if (kilobytes) return Number(kilobytes) * 1024;
  } catch {
    // Elsewhere than on Linux there is no such file.
  }
  return process.memoryUsage().rss;
}

/** Lets the process that started this one ask how much memory it uses. */
export function tellMemory(): void {
  process.on('message', (asked) => {
    if (asked === 'memory') process.send?.({ memory: ownMemory() });
  });
}

/** Bytes of memory that a child uses now. */
export function memoryOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('The process ended before it said how much it uses.'));
    const answered = (answer: unknown) => {
      if (typeof answer !== 'object' || answer === null || !('memory' in answer)) return;
      child.off('exit', ended).off('message', answered);
      resolve(answer.memory as number);
    };
    child.once('exit', ended).on('message', answered);
    child.send('memory');
  });
}

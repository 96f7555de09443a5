import type { ChildProcess } from 'node:child_process';

/** Lets the process that started this one ask how much processor time it has used, its threads included. */
export function tellProcessorTime(): void {
  process.on('message', (asked) => {
    if (asked !== 'processor time') return;
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1000);
  });
}

/** Milliseconds of processor time that a child has used so far, which says what work costs also on a busy machine. */
export function processorTimeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('The process ended before it said how much it used.'));
    child.once('exit', ended);
    child.once('message', (used) => {
      child.off('exit', ended);
      resolve(used as number);
    });
    child.send('processor time');
  });
}

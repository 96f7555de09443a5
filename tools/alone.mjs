/** Has one process at a time install and build in a folder: two that start at once would write over each other. */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two looks at whether the other one is done. */
const LOOK_MS = 200;
/** Milliseconds after which a mark is nobody's, whoever has its process number now. */
const LONGEST_MS = 15 * 60_000;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Whether the mark is of a process that still works, or was made just now. */
function isHeld(mark) {
  try {
    const age = Date.now() - statSync(mark).mtimeMs;
    const holder = Number(readFileSync(mark, 'utf8'));
    return holder ? age < LONGEST_MS && isAlive(holder) : age < LOOK_MS;
  } catch {
    return false;
  }
}

function take(mark) {
  try {
    writeFileSync(mark, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Does the work once no other process does such work in the same folder.
 * @template Result
 * @param {{ root: string, log: (line: string) => void }} options
 * @param {() => Result | Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function alone({ root, log }, work) {
  const mark = join(root, '.build/at-work');
  mkdirSync(dirname(mark), { recursive: true });
  for (let waits = false; !take(mark); ) {
    if (!isHeld(mark)) {
      rmSync(mark, { force: true });
      continue;
    }
    if (!waits) log('Another start prepares this folder; waiting for it…');
    waits = true;
    await pause(LOOK_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(mark, { force: true });
  }
}

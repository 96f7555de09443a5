/** How long `npm start` takes on a fresh clone, packages in npm's cache (cold), and with nothing changed (warm). */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { npm } from '../../tools/npm.mjs';
import { printRatio } from '../ratio';

const root = dirname(dirname(__dirname));

function must(command: string, args: string[], cwd: string): void {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stderr}`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Seconds from `npm start` to the printed address; stops it again. */
function secondsToReady(clone: string): Promise<number> {
  const began = performance.now();
  const [program, ...args] = npm('start');
  const child = spawn(program, args, {
    cwd: clone,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let printed = '';
  let seconds = 0;
  return new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (seconds > 0 || !/http:\/\/localhost:\d+/.test(printed)) return;
      seconds = (performance.now() - began) / 1000;
      process.kill(-child.pid!, 'SIGTERM');
    });
    child.once('exit', async () => {
      // npm leaves before what it started does.
      while (isAlive(-child.pid!)) await new Promise((next) => setTimeout(next, 50));
      if (seconds > 0) resolve(seconds);
      else reject(new Error(printed));
    });
  });
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sidelight-bench-'));
  const clone = join(folder, 'clone');
  must('git', ['clone', '--quiet', root, clone], folder);
  const cold = await secondsToReady(clone);
  const warm = await secondsToReady(clone);
  printRatio(
    'npm start, warm against cold (bars: 5 s and 120 s)',
    warm / cold,
    `${warm.toFixed(1)} s warm, ${cold.toFixed(1)} s cold`,
  );
  rmSync(folder, { recursive: true, force: true });
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});

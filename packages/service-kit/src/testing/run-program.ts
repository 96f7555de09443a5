import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

/** A program of ours in a process of its own. */
export interface TestProcess {
  /** Resolves with http://host:port once it listens. @throws with what it printed when it ends before */
  listening: Promise<string>;
  /** Resolves once it has ended. */
  ended: Promise<{ code: number | null; errors: string }>;
  /** All it has printed so far. */
  printed(): string;
  /** Asks it to stop, as an operator does. */
  terminate(): void;
}

const root = resolve(__dirname, '../../../..');

/**
 * Runs a program from its TypeScript source, with these settings and no others.
 * @param file its path
 */
export function runProgram(file: string, settings: Record<string, string>, ...args: string[]): TestProcess {
  const child: ChildProcess = spawn(
    process.execPath,
    ['-C', 'source', '-r', join(root, 'tools/run-ts.cjs'), resolve(root, file), ...args],
    { cwd: root, env: { PATH: process.env.PATH, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  // A test that fails before it stops the program leaves none behind.
  const killed = () => void child.kill('SIGKILL');
  process.once('exit', killed);
  let printed = '';
  let errors = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const ended = new Promise<{ code: number | null; errors: string }>((resolve) => {
    child.once('close', (code) => {
      process.off('exit', killed);
      resolve({ code, errors });
    });
  });
  const listening = new Promise<string>((resolve, reject) => {
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const port = /"port":(\d+),"msg":"listening"/.exec(printed)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    void ended.then(({ code }) => reject(new Error(`${file} ended (${code}): ${errors}${printed}`)));
  });
  // Whoever waits for the end only need not hear that it never listened.
  listening.catch(() => {});
  return { listening, ended, printed: () => printed, terminate: () => void child.kill('SIGTERM') };
}

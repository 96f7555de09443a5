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
  /** Resolves once it has printed this. @throws as `listening` does */
  untilPrinted(text: string): Promise<void>;
  /** Asks it to stop, as an operator does. */
  terminate(): void;
  /** Ends it as a power cut does. */
  kill(): void;
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
  const waiting = new Set<() => void>();
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const ended = new Promise<{ code: number | null; errors: string }>((resolve) => {
    child.once('close', (code) => {
      process.off('exit', killed);
      resolve({ code, errors });
    });
  });
  const until = <Found>(look: () => Found | undefined) =>
    new Promise<Found>((resolve, reject) => {
      const lookOnce = () => {
        const found = look();
        if (found === undefined) return;
        waiting.delete(lookOnce);
        resolve(found);
      };
      waiting.add(lookOnce);
      void ended.then(({ code }) => reject(new Error(`${file} ended (${code}): ${errors}${printed}`)));
      lookOnce();
    });
  child.stdout!.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    for (const look of waiting) look();
  });
  const listening = until(() => {
    const port = /"port":(\d+),"msg":"listening"/.exec(printed)?.[1];
    return port ? `http://127.0.0.1:${port}` : undefined;
  });
  // Whoever waits for the end alone does not need the error that it never listened.
  listening.catch(() => {});
  return {
    listening,
    ended,
    printed: () => printed,
    untilPrinted: async (text) => void (await until(() => printed.includes(text) || undefined)),
    terminate: () => void child.kill('SIGTERM'),
    kill: () => void child.kill('SIGKILL'),
  };
}

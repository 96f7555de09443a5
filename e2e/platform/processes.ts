import { type ChildProcess, spawn } from 'node:child_process';

/** A child process whose output is recorded, so that a failing test can show it. */
export interface Running {
  child: ChildProcess;
  /** All it has printed so far. */
  output(): string;
  /** Resolves with the first line that matches; rejects when the process ends first. */
  line(pattern: RegExp): Promise<RegExpMatchArray>;
  /** Resolves with the exit code, null when a signal ended it. */
  ended: Promise<number | null>;
  /** Sends the signal and waits for the end. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts a program and watches what it prints. */
export function run(
  command: string,
  args: string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv },
): Running {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, NODE_OPTIONS: '', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const watchers = new Set<() => void>();
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      printed += text;
      for (const look of watchers) look();
    });
  }
  const line = (pattern: RegExp) =>
    new Promise<RegExpMatchArray>((resolve, reject) => {
      const look = () => {
        const match = printed.match(pattern);
        if (!match) return;
        watchers.delete(look);
        resolve(match);
      };
      watchers.add(look);
      look();
      ended.then((code) => reject(new Error(`${command} ${args.join(' ')} ended (${code}):\n${printed}`)));
    });
  return {
    child,
    output: () => printed,
    line,
    ended,
    end(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The whole platform in a process of its own, as `npm start` runs it. */
export interface PlatformProcess {
  child: ChildProcess;
  address: string;
  stop(): Promise<void>;
}

const root = join(__dirname, '../../..');

/**
 * Runs it on a data directory, from its sources.
 * @throws with what it printed when it ends before it listens
 */
export async function startPlatformProcess(directory: string): Promise<PlatformProcess> {
  const program = `require('./single-machine/src/main.ts').main({ root: process.cwd(), log() {} });`;
  const child = spawn(
    process.execPath,
    ['-C', 'source', '-r', join(root, 'tools/run-ts.cjs'), '-e', program],
    {
      cwd: root,
      env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: directory, LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'close');
  let printed = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      printed += text;
      const found = /http:\/\/localhost:(\d+)/.exec(printed);
      if (found) resolve(`http://127.0.0.1:${found[1]}`);
    });
    child.once('close', () => reject(new Error(`It ended: ${printed}`)));
  });
  return {
    child,
    address,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

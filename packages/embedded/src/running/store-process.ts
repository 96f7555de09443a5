import { ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressFile } from '../storage/lock';

/** A store in a process of its own, run from its sources. For tests that kill it. */
export type StoreProcess = {
  url: string;
  kill(signal: NodeJS.Signals): Promise<void>;
  /** All it has printed so far. */
  printed(): string;
};

const source = join(__dirname, '..');

/** Runs a script of command-line/ as npm would, without building. */
export function runScriptFile(script: string, args: string[]): ChildProcess {
  const runner = ['-r', join(source, '../../../tools/run-ts.cjs'), '-C', 'source'];
  return spawn(process.execPath, [...runner, join(source, 'command-line', `${script}.ts`), ...args]);
}

/** What a script printed and how it ended. */
export async function outcomeOf(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  return { code, output };
}

/** Starts the store on a free port; settles when it answers. Throws what it printed where it ends instead. */
export async function startStoreProcess(directory: string): Promise<StoreProcess> {
  const child = runScriptFile('store', ['--port', '0', '--data', directory]);
  const ended = outcomeOf(child);
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (text) => {
      printed += text;
      const found = /mongodb:\S+/.exec(String(text));
      if (found) resolve(readFileSync(addressFile(directory), 'utf8').trim());
    });
    void ended.then(({ output }) => reject(new Error(output)));
  });
  return {
    url,
    printed: () => printed,
    async kill(signal) {
      child.kill(signal);
      await ended;
    },
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './processes';
import { DEMO_DATA, root } from './single-machine';

/**
 * Before all tests: has a platform start from nothing and make its demo, which takes longer than all else that it does.
 * Platforms of this run begin with a copy of its data.
 * @returns removes it, after all tests
 */
export default async function makeDemoData(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'sidelight-demo-'));
  const machine = run(process.execPath, ['tools/serve.mjs'], {
    cwd: root,
    env: { DATA_DIR: folder, PORT: '0' },
  });
  await machine.line(/http:\/\/localhost:\d+/);
  if ((await machine.end()) !== 0) throw new Error(machine.output());
  process.env[DEMO_DATA] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

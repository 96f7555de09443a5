import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './processes';
import { root } from './single-machine';

/** A copy of what is served, for one test to publish into. */
export interface OwnWeb {
  /** A folder that goes with it; modules are found from there as in the checkout. */
  folder: string;
  /** For WEB_ROOT. */
  root: string;
  /** `npm run remote` on it; answers what it printed. */
  remote(...words: string[]): Promise<string>;
  dispose(): void;
}

/** Copies the built web files. */
export function ownWeb(): OwnWeb {
  const folder = mkdtempSync(join(root, '.build/web-of-a-test-'));
  const web = join(folder, 'web');
  cpSync(join(root, '.build/web'), web, { recursive: true });
  return {
    folder,
    root: web,
    async remote(...words) {
      const command = run(process.execPath, ['tools/web/remote.mjs', ...words, '--web', web], { cwd: root });
      if ((await command.ended) !== 0) throw new Error(command.output());
      return command.output();
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}

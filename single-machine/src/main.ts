import { resolve } from 'node:path';
import { demoAccounts } from '@coaching/demo';
import { StoreError } from '@coaching/embedded';
import { ConfigError, printCheck } from '@coaching/service-kit';
import { collectSooner } from './collect-sooner';
import { type SingleMachineConfig, singleMachineConfig } from './config';
import { askRunning, openControl, republishAll } from './control';
import { CannotStart } from './data-directory';
import { launch, type RunningPlatform } from './launch';
import { operatorCommands } from './operator-commands';

/** Reasons that are printed in one line; anything else is a defect and shows its stack. */
const operatorErrors = [CannotStart, ConfigError, StoreError];

/** Publishes everything that services hold once more, so that lists and copies are rebuilt from it, and ends. */
async function republish(platform: RunningPlatform): Promise<void> {
  for await (const line of republishAll(platform.services)) console.log(line);
  await platform.stop();
  process.exit(0);
}

/** Looks through what nobody may change, such as the audit log, and ends: with 1 when something is wrong. */
async function check(platform: RunningPlatform): Promise<void> {
  const found: boolean[] = [];
  for (const service of Object.values(platform.services)) found.push(await printCheck(service));
  await platform.stop();
  process.exit(found.every(Boolean) ? 0 : 1);
}

/** Does what the operator asked for, says what became of it, and ends. */
async function obey(platform: RunningPlatform, command: string, config: SingleMachineConfig): Promise<void> {
  try {
    console.log(await operatorCommands[command]!(platform, process.argv.slice(3), config));
  } finally {
    await platform.stop();
  }
  process.exit(0);
}

/**
 * Runs the platform until SIGTERM or SIGINT.
 * With the argument `republish` it has the platform that runs on the data directory rebuild what is made from events, or
 * does so itself where none runs; with `check` it looks through what nobody may change, with a word of `operatorCommands`
 * it does that; and ends.
 * @param root folder that a relative DATA_DIR is below
 * @param log prints one line of progress
 */
export async function main({ root, log }: { root: string; log: (line: string) => void }): Promise<void> {
  try {
    const config = singleMachineConfig(process.env);
    collectSooner();
    // What is written below the data directory is for its owner's eyes only.
    process.umask(0o077);
    const isRebuild = process.argv[2] === 'republish';
    const dataDirectory = resolve(root, config.DATA_DIR);
    if (isRebuild) {
      const isDone = await askRunning(dataDirectory, console.log);
      if (isDone !== null) process.exit(isDone ? 0 : 1);
    }
    log('Starting the platform…');
    const command = process.argv[2];
    // What is imported is somebody's: no demo is made beside it.
    const demo = command === 'import' ? { SEED_DEMO: false } : {};
    const platform = await launch({ ...config, ...demo, DATA_DIR: dataDirectory });
    if (isRebuild) return await republish(platform);
    if (command === 'check') return await check(platform);
    if (command && Object.hasOwn(operatorCommands, command)) return await obey(platform, command, config);
    const control = await openControl(dataDirectory, platform.services);
    // Whoever reads that it is ready may end it at once.
    const stop = () => {
      process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT');
      control
        .close()
        .then(platform.stop)
        .then(
          () => process.exit(0),
          (error) => {
            console.error(error);
            process.exit(1);
          },
        );
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    log('Ready.');
    console.log(`\n  ${platform.address}\n`);
    if (platform.demo) {
      const width = Math.max(...demoAccounts.map(([account]) => account.length));
      console.log(`  Demo accounts, password ${config.DEMO_PASSWORD}:`);
      for (const [account, who] of demoAccounts) console.log(`    ${account.padEnd(width)}  ${who}`);
      console.log();
    }
  } catch (error) {
    console.error(operatorErrors.some((kind) => error instanceof kind) ? (error as Error).message : error);
    process.exit(1);
  }
}

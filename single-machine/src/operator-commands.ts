import type { SingleMachineConfig } from './config';
import { seedCommand } from './demo/seed-command';
import type { RunningPlatform } from './launch';
import { movingCommands } from './moving/commands';

/** What an operator has done by a platform that starts for it alone; answers a line to print. */
type OperatorCommand = (
  platform: RunningPlatform,
  given: readonly string[],
  config: SingleMachineConfig,
) => Promise<string>;

export const operatorCommands: Readonly<Record<string, OperatorCommand>> = {
  ...movingCommands,
  seed: seedCommand,
};

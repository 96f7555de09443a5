import type { SingleMachineConfig } from './config';
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
};

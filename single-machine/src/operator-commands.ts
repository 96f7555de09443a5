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

/** Has every service count its lists anew. */
async function recount({ services }: RunningPlatform): Promise<string> {
  const lines: string[] = [];
  for (const [name, service] of Object.entries(services)) {
    const wrong = await service.recount();
    if (wrong > 0) lines.push(`${name}: counts put right: ${wrong}.`);
  }
  return lines.join('\n') || 'Every count was right.';
}

export const operatorCommands: Readonly<Record<string, OperatorCommand>> = {
  ...movingCommands,
  recount,
  seed: seedCommand,
};

/** Stands in for mongod where there is none: the embedded store, started and spoken to as mongod is. */
import { commands } from '../../packages/embedded/src/commands/registry';
import { CommandError } from '../../packages/embedded/src/errors';
import { serve } from '../../packages/embedded/src/running/serve';

const given = (name: string) => process.argv[process.argv.indexOf(`--${name}`) + 1] as string;

commands.set('replSetInitiate', {
  fields: [],
  run: () => {
    throw new CommandError(23, 'already initialized');
  },
});

void serve({
  directory: given('dbpath'),
  host: given('bind_ip'),
  port: Number(given('port')),
  log: console.error,
  isOpenToAll: true,
  isDurable: false,
  hasTestCommands: false,
  cacheBytes: 64_000_000,
}).then(({ stop }) => process.once('SIGTERM', () => void stop().then(() => process.exit(0))));

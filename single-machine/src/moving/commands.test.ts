import { movingCommands } from './commands';

it.each([
  ['export', []],
  ['export', ['--organization', 'cedar']],
  ['export', ['--organization', 'cedar', '--to']],
  ['export', ['--organization', '--to', 'a.zip', 'b']],
  ['import', ['--file', 'a.zip', '--force']],
] as const)('%s with %j says how it is used', async (command, given) => {
  // Nothing of the platform is touched before what was given is understood.
  await expect(movingCommands[command]({} as never, given)).rejects.toThrow(`Usage: npm run ${command} -- `);
});

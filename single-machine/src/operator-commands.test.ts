import { singleMachineConfig } from './config';
import { operatorCommands } from './operator-commands';
import { startPlatformForTest } from './testing/platform-for-test';

it('recount puts right what lists count, and says which services had something wrong', async () => {
  const on = await startPlatformForTest();
  const { identity, conversations } = on.platform.services;
  const recount = () => operatorCommands.recount!(on.platform, [], singleMachineConfig({}));
  expect(await recount()).toBe('Every count was right.');
  for (const [{ context }, tally] of [
    [identity, 'user_tallies'],
    [conversations, 'question_tallies'],
  ] as const)
    await context.connection.collection(tally).insertOne({ _id: 'nobody' as never, rows: 2 });
  expect(await recount()).toBe('identity: counts put right: 1.\nconversations: counts put right: 1.');
  await on.close();
});

/** `npm run store:restore -- --from FOLDER [--data DIR]`: puts a backup in place of what the data directory holds. */
import { restore } from '../transfer/restore';
import { argumentsOf, dataDirectory, runScript } from './arguments';

runScript(async () => {
  const usage = 'Usage: npm run store:restore -- --from FOLDER [--data DIR]';
  const { data, from } = argumentsOf(usage, ['data', 'from'], { data: dataDirectory });
  const { contents, replaced } = await restore(from, data, console.error);
  console.log(`${data} is as it was on ${contents.made_at}.`);
  if (replaced) console.log(`What was there is in ${replaced}; remove it when you need it no more.`);
});

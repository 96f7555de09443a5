/** `npm run store:check [-- --data DIR]`: reads all of a data file and says what is wrong where. */
import { checkStore } from '../transfer/check';
import { argumentsOf, dataDirectory, runScript } from './arguments';

runScript(async () => {
  const { data } = argumentsOf('Usage: npm run store:check [-- --data DIR]', ['data'], {
    data: dataDirectory,
  });
  const { file, entries, collections, damages } = await checkStore(data);
  for (const damage of damages) console.log(damage);
  if (damages.length === 0) {
    console.log(`${file} is sound: ${entries} entries in ${collections} collections.`);
    return;
  }
  console.log(
    `${file} is damaged. Restore a backup with: npm run store:restore -- --data ${data} --from FOLDER`,
  );
  process.exit(1);
});

/** `npm run store:backup -- --to FOLDER [--data DIR]`: a copy of the whole data directory, also of one in use. */
import { backUp } from '../transfer/backup';
import { argumentsOf, dataDirectory, runScript } from './arguments';

runScript(async () => {
  const usage = 'Usage: npm run store:backup -- --to FOLDER [--data DIR]';
  const { data, to } = argumentsOf(usage, ['data', 'to'], { data: dataDirectory });
  const { files } = await backUp(data, to);
  console.log(
    `${files.length} files are in ${to}, and found sound. Among them are keys: keep it to yourself.`,
  );
});

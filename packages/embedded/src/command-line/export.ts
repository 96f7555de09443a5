/** `npm run store:export -- --data DIR --to FOLDER`: all documents as extended JSON, also of a store that is running. */
import { exportTo } from '../transfer/export';
import { argumentsOf, runScript } from './arguments';
import { withStore } from './with-store';

runScript(async () => {
  const { data, to } = argumentsOf('Usage: npm run store:export -- --data DIR --to FOLDER', ['data', 'to']);
  const count = await withStore(data, (client) => exportTo(to, client));
  console.log(`${count} documents are in ${to}.`);
});

/** `npm run store:import -- --data DIR --from FOLDER`: reads an export, or files of mongoexport. */
import { importFrom } from '../transfer/import';
import { argumentsOf, runScript } from './arguments';
import { withStore } from './with-store';

runScript(async () => {
  const { data, from } = argumentsOf('Usage: npm run store:import -- --data DIR --from FOLDER', [
    'data',
    'from',
  ]);
  const count = await withStore(data, (client) => importFrom(from, client));
  console.log(`${count} documents are in the store.`);
});

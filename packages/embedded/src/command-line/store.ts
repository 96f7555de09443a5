/** `npm run store -- --port P --data DIR`: the store by itself, until SIGTERM or SIGINT. */
import { startStore } from '../index';
import { argumentsOf, runScript } from './arguments';

const usage = 'Usage: npm run store -- --port P --data DIR';

runScript(async () => {
  const { port, data } = argumentsOf(usage, ['port', 'data'], { port: '27017' });
  const store = await startStore({
    directory: data,
    port: Number(port),
    testCommands: true,
    log: (line) => console.error(line),
  });
  console.log(`The store answers at ${store.url}`);
  const stop = () => runScript(() => store.stop().then(() => process.exit(0)));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
});

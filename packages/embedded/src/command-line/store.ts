/** `npm run store -- --port P --data DIR`: the store by itself, until SIGTERM or SIGINT. */
import { startStore } from '../index';
import { addressFile } from '../storage/lock';
import { argumentsOf, runScript } from './arguments';

const usage = 'Usage: npm run store -- --port P --data DIR';

runScript(async () => {
  const { port, data } = argumentsOf(usage, ['port', 'data'], { port: '27017' });
  const store = await startStore({
    directory: data,
    port: Number(port),
    asksForPassword: true,
    testCommands: true,
    log: (line) => console.error(line),
  });
  // The whole address has a password in it, and what is printed ends up in logs.
  console.log(`The store answers at ${store.url.replace(/\/\/.*@/, '//')}`);
  console.log(`Its address with user and password is in ${addressFile(data)}, which only you can read.`);
  const stop = () => runScript(() => store.stop().then(() => process.exit(0)));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
});

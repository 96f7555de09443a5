/** The store that all test files of a run share, in a process of its own: `node -C source store.cjs <directory>`. */
require('../run-ts.cjs');
const { startStore } = require('@coaching/embedded');

const [directory] = process.argv.slice(2);
startStore({ directory, durable: false, asksForPassword: true }).then(({ url, stop }) => {
  // It ends with the run, however that ends; what is being written then is written to its end.
  process.on('disconnect', () => stop().finally(() => process.exit()));
  process.send(url);
});

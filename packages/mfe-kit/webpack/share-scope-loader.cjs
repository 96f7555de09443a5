/**
 * Writes the module through which the shell offers its libraries to remotes: those it runs on anyway as they
 * are, the rest loaded when the first remote asks. One list, shared-libraries.mjs, serves both sides.
 */
const { dirname, join } = require('node:path');

const packages = dirname(dirname(__dirname));
const running = new Set(['react', 'react/jsx-runtime', 'react-dom']);

module.exports = function shareScopeLoader() {
  const done = this.async();
  // A kit gains an entry by a new folder; without this, webpack's cache would go on with the list it had.
  for (const kit of ['ui-kit', 'mfe-kit']) this.addContextDependency(join(packages, kit, 'src'));
  import('./shared-libraries.mjs').then(({ sharedLibraries }) => {
    const entries = sharedLibraries().map(({ request, version, names }) => {
      const from = JSON.stringify(request);
      const wanted = names ? `/* webpackExports: ${JSON.stringify(names)} */ ` : '';
      const source = running.has(request)
        ? `lib: () => require(${from})`
        : `get: () => untilItComes(() => import(${wanted}${from})).then((library) => () => library)`;
      const shareConfig = `{ singleton: true, requiredVersion: ${JSON.stringify(`^${version}`)} }`;
      return `  ${from}: { version: ${JSON.stringify(version)}, scope: ['default'], shareConfig: ${shareConfig}, ${source} },`;
    });
    // The federation would keep what did not come for good, and every remote that asked for it would stay away.
    const head = "import { untilItComes } from '@coaching/ui-kit';\n";
    done(null, `${head}export const sharedByShell = {\n${entries.join('\n')}\n};\n`);
  }, done);
};

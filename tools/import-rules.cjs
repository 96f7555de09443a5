require('./read-jsx.cjs');

/** Who may import whom; `npm run imports` checks it. The reasons are in docs/architecture.md. */
const ours = '^(packages|services|gateway|shell|mfe-[a-z]+|single-machine|e2e|bench)/';
const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: '(\\.test\\.tsx?$|/src/testing/|/bench/|/gallery/)' },
  to: { path: ours, pathNot: allowed },
});
const kits = '^packages/(mfe-kit|ui-kit|access|contracts)/';
const serverKits = '^packages/(service-kit|access|contracts)/';

module.exports = {
  forbidden: [
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('contracts-alone', '^packages/contracts/', '^packages/contracts/', 'contracts imports only zod'),
    {
      name: 'contracts-only-zod',
      severity: 'error',
      from: { path: '^packages/contracts/src', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/zod/' },
    },
    only(
      'access-on-contracts',
      '^packages/access/',
      '^packages/(access|contracts)/',
      'access imports only contracts',
    ),
    only('service-kit', '^packages/service-kit/', serverKits, 'service-kit imports access and contracts'),
    only('ui-kit', '^packages/ui-kit/', '^packages/(ui-kit|contracts)/', 'ui-kit imports contracts'),
    only('mfe-kit', '^packages/mfe-kit/', kits, 'mfe-kit imports ui-kit, access and contracts'),
    only('embedded-alone', '^packages/embedded/', '^packages/embedded/', 'embedded imports nothing of ours'),
    only('gateway', '^gateway/', `${serverKits}|^gateway/`, 'the gateway imports kits only'),
    only('shell', '^shell/', `${kits}|^shell/`, 'the shell imports kits only'),
    {
      ...only(
        'remotes-apart',
        '^(mfe-[a-z]+)/',
        kits,
        'a remote imports kits only, never a remote or the shell',
      ),
      to: { path: ours, pathNot: [kits, '^$1/'] },
    },
    {
      ...only(
        'services-apart',
        '^(services/[a-z-]+)/',
        serverKits,
        'a service imports kits only, never a service',
      ),
      to: { path: ours, pathNot: [serverKits, '^$1/'] },
    },
    {
      name: 'testing-for-tests',
      severity: 'error',
      comment: 'what tests need is loaded by tests only',
      from: { path: ours, pathNot: '(\\.test\\.tsx?$|/src/testing/|^(e2e|bench)/)' },
      to: { path: '/src/testing(/|\\.ts$)' },
    },
    {
      name: 'single-machine-alone-composes',
      severity: 'error',
      comment: 'only the launcher may import everything',
      from: { pathNot: '^(single-machine|e2e|bench)/' },
      to: { path: '^single-machine/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|\\.build/|/gallery/)' },
    parser: 'swc',
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'require', 'node', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
};

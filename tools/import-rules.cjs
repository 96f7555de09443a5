require('./read-jsx.cjs');

/** Who may import whom; `npm run imports` checks it. The reasons are in docs/architecture.md. */
const ours = '^(packages|services|gateway|shell|mfe-[a-z]+|single-machine|e2e|bench)/';
const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: '(\\.test\\.tsx?$|/testing/|/bench/|/gallery/)' },
  to: { path: ours, pathNot: allowed },
});
const kits = '^packages/(mfe-kit|ui-kit|access|contracts)/';
const browserKits = '^packages/(interaction-kit|mfe-kit|ui-kit|access|contracts)/';
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
    only(
      'interaction-kit',
      '^packages/interaction-kit/',
      browserKits,
      'interaction-kit imports mfe-kit, ui-kit, access and contracts',
    ),
    only(
      'demo-on-kits',
      '^packages/demo/',
      '^packages/(demo|service-kit|contracts)/',
      'whom and what demo data refers to imports service-kit and contracts',
    ),
    only('embedded-alone', '^packages/embedded/', '^packages/embedded/', 'embedded imports nothing of ours'),
    only('gateway', '^gateway/', `${serverKits}|^gateway/`, 'the gateway imports kits only'),
    only('shell', '^shell/', `${browserKits}|^shell/`, 'the shell imports kits only'),
    {
      ...only(
        'remotes-apart',
        '^(mfe-[a-z]+)/',
        browserKits,
        'a remote imports kits only, never a remote or the shell',
      ),
      to: { path: ours, pathNot: [browserKits, '^$1/'] },
    },
    {
      ...only(
        'services-apart',
        '^(services/[a-z-]+)/',
        serverKits,
        'a service imports kits only, never a service',
      ),
      to: { path: ours, pathNot: [serverKits, '^packages/demo/', '^$1/'] },
    },
    {
      name: 'demo-for-the-demo',
      severity: 'error',
      comment: 'nobody but the demo, and who makes it, loads demo data',
      from: {
        path: ours,
        pathNot: '(\\.test\\.tsx?$|^packages/demo/|^services/[a-z-]+/src/demo/|^(single-machine|e2e|bench)/)',
      },
      to: { path: '^(packages/demo/|services/[a-z-]+/src/demo/)' },
    },
    {
      name: 'services-store-by-models',
      severity: 'error',
      comment: 'mongoose says what a service stores; the driver is for service-kit',
      from: { path: '^services/' },
      to: { path: 'node_modules/mongodb/' },
    },
    {
      name: 'one-s3-client',
      severity: 'error',
      comment: 'files go through one storage',
      from: { path: ours, pathNot: '^services/content/src/storage/' },
      to: { path: 'node_modules/@aws-sdk/' },
    },
    {
      name: 'testing-for-tests',
      severity: 'error',
      comment: 'what tests need is loaded by tests only',
      from: { path: ours, pathNot: '(\\.test\\.tsx?$|/testing/|^(e2e|bench)/)' },
      to: { path: '/testing(/|\\.ts$)' },
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

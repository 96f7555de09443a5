/** Node tests run in the `node` environment; a file ending in .dom.test.tsx runs in jsdom. */
const shared = {
  transform: {
    '^.+\\.(ts|tsx|mjs|js)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2023',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Packages published as ES modules only; Jest's own module system cannot require() those. Nor can it import(), by
  // which MongoDB's driver gets at `os`: without it the handshake names no driver, and a server refuses it.
  transformIgnorePatterns: [
    '/node_modules/(?!((mingo|@noble|@tiptap|idb|rope-sequence|fast-jwt|@lukeed|@tanstack)/|mongodb/lib/runtime_adapters))',
  ],
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'require', 'default'] },
  moduleNameMapper: { '\\.(css)$': '<rootDir>/tools/jest/empty.cjs' },
  // An example in docs is copied: what was made from it has its package's name.
  modulePathIgnorePatterns: ['<rootDir>/.build', '<rootDir>/.data', '<rootDir>/docs', '/dist/'],
};
export default {
  maxWorkers: 2,
  // What test files leave behind adds up, and much of it is slow to go through: a worker begins anew in time.
  workerIdleMemoryLimit: '1GB',
  // A machine that is busy with other things is slow, and no reason to fail: what hangs is found all the same.
  testTimeout: 180_000,
  globalSetup: '<rootDir>/tools/jest/begin-run.mjs',
  globalTeardown: '<rootDir>/tools/jest/end-run.mjs',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/'],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/tools/jest/web-globals.cjs', '<rootDir>/tools/jest/patience.cjs'],
      testMatch: ['**/*.dom.test.tsx'],
      testEnvironmentOptions: { customExportConditions: ['source', 'browser', 'require', 'default'] },
    },
  ],
};

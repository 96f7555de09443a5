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
  // Packages published as ES modules only; Jest's own module system cannot require() those.
  transformIgnorePatterns: [
    '/node_modules/(?!(mingo|@tiptap|idb|rope-sequence|fast-jwt|@lukeed|@tanstack)/)',
  ],
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'require', 'default'] },
  moduleNameMapper: { '\\.(css)$': '<rootDir>/tools/jest/empty.cjs' },
  modulePathIgnorePatterns: ['<rootDir>/.build', '<rootDir>/.data', '/dist/'],
};
export default {
  maxWorkers: 2,
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
      testMatch: ['**/*.dom.test.tsx'],
      testEnvironmentOptions: { customExportConditions: ['source', 'browser', 'require', 'default'] },
    },
  ],
};

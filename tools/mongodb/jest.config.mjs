/** Jest's settings for `npm run test:mongodb`: the services' tests, on MongoDB instead of the embedded store. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import base from '../../jest.config.mjs';

const rootDir = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const [node] = base.projects;

export default {
  ...node,
  rootDir,
  maxWorkers: base.maxWorkers,
  testTimeout: base.testTimeout,
  displayName: 'mongodb',
  testMatch: ['<rootDir>/services/**/*.test.ts'],
  ...(process.env.MONGOD ? { testEnvironment: '<rootDir>/tools/mongodb/environment.mjs' } : {}),
};

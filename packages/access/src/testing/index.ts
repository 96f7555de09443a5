/** Who tests are about: one cast, builders of people and of who calls, and every role everywhere. */

export { chance } from '@coaching/contracts';
export * from './actors';
export * from './cast';
export * from './people';
export * from './role-table';

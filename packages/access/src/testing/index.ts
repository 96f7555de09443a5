/** Who tests are about: one cast, builders of people and of who calls, and every role everywhere. */
export * from './actors';
export * from './cast';
export * from './chance';
export * from './people';
export * from './role-table';

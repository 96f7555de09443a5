export * from './account';
export * from './checkout';
export * from './plans';
export * from './test-portal';

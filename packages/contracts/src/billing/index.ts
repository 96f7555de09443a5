export * from './account';
export * from './checkout';
export * from './plans';
export * from './seat-plans';
export * from './seats';
export * from './test-portal';

export * from './accounts';
export * from './actor';
export * from './coaching';
export * from './interactions';
export * from './landing';
export * from './licenses';
export * from './recycle-bin';
export * from './roles';

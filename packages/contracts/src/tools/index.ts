export * from './tool-set';
export * from './tool-set-facts';
export * from './tool-set-owner';

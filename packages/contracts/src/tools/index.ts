export * from './tool-set';
export * from './tool-set-facts';

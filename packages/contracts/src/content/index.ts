export * from './contact';
export * from './limits';
export * from './mail';
export * from './resource';
export * from './resource-place';
export * from './upload-phases';
export * from './upload-record';
export * from './uploads';

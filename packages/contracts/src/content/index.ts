export * from './contact';
export * from './mail';
export * from './resource';
export * from './upload-phases';
export * from './upload-record';
export * from './uploads';

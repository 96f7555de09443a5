export * from './actor';
export * from './contact';
export * from './interaction';
export * from './mail';
export * from './observation';
export * from './organization';
export * from './role';
export * from './user';

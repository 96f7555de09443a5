export * from './api';
export * from './navigation';
export * from './page';
export * from './queries';
export * from './remote';
export * from './session';

export * from './errors';
export * from './service';

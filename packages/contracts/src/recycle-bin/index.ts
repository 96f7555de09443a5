export { recycleBinCallsOf } from './calls';
export * from './deleted-object';

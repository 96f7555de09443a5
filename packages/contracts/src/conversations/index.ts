export { templateFilters } from './calls';
export * from './default-title';
export * from './interview';
export * from './limits';
export * from './question';
export * from './stars';
export * from './updates';
export * from './visibility';

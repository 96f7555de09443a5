export * from './moved-lines';
export * from './moves';

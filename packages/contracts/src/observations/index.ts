export * from './apply-update';
export * from './evidence';
export * from './item-tag';
export * from './lanes';
export * from './limits';
export * from './observation';
export * from './observation-defaults';
export * from './updates';

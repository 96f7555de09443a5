export * from './contact';
export * from './mail';
export * from './resource';
export * from './upload-phases';
export * from './upload-record';
export * from './uploads';
export { MAX_CELL_LENGTH, MAX_LIST_BYTES, MAX_LIST_COLUMNS, MAX_LIST_ROWS } from './user-list';

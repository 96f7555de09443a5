export { afterFrame } from './after-frame';
export { layOutNow } from './lay-out-now';
export { rowsOfFrame } from './rows-of-frame';

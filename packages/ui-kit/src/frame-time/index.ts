export { rowsOfFrame } from './rows-of-frame';

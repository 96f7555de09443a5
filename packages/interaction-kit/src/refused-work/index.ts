export { RefusedWork } from './refused-work';

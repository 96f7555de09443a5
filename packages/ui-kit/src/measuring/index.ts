export { measureAlways } from './measure-always';

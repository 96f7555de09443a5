export { toolsService as service } from './service';

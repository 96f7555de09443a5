export { rubricsService as service } from './service';

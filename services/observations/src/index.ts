export { observationsService as service } from './service';

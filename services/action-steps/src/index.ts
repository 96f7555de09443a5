export { actionStepsService as service } from './service';

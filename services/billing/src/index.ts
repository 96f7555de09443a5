export { billingSettings } from './config';
export { billingOnOneMachine as service } from './on-one-machine';

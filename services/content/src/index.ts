export { contentSettings } from './config';
export { devMailPages } from './mail/dev-mail';
export { contentOnOneMachine as service } from './on-one-machine';

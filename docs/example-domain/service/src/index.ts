export { greetingsService as service } from './service';

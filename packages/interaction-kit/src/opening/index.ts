export { type Opened, OpenInteraction } from './open-interaction';

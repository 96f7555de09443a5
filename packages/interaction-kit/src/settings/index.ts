export { type Configuration, configurationOf, newConfiguration, settingsOf } from './configuration';
export { embedOf, newInteraction } from './new-interaction';

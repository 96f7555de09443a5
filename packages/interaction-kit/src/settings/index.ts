export { type Configuration, configurationOf, newConfiguration, settingsOf } from './configuration';

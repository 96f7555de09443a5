export { createHistory, type History, type StepRules } from './history';

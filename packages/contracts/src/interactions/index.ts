export { type InteractionEventType, interactionEventTypes, kindOfEvent } from './events';
export * from './interaction';
export * from './interaction-facts';
export * from './interaction-kinds';
export * from './interaction-visibility';
export * from './limits';
export * from './running-timer';
export { type CalendarVisit, visitCalendar, visitFeed, visitFileName } from './visit-calendar';

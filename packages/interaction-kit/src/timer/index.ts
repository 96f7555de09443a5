export { TimerDock } from './timer-dock';
export { useFinish } from './use-finish';
export { type Timer, useTimer } from './use-timer';

export { begin, finish, type HeldChange } from './course';
export { catchUp, setDuration, startTimer, stopTimer, type Timed, type TimerChange } from './timer-changes';

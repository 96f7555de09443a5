export { ActionStepList, type ActionStepListProps } from './action-step-list';
export { DueDate } from './due-date';
export { dayText, plainWords, today } from './step-words';
export type { ListedStep, StepChange, StepGroup, StepsFor } from './steps-for';

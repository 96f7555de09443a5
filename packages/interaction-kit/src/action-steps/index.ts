export { PrintedSteps } from './printed-steps';
export { suggestedStep } from './step-changes';
export { stepsAutosave } from './steps-autosave';
export { StepsButton } from './steps-button';
export type { ToolSteps } from './tool-steps';
export { useActionSteps } from './use-action-steps';

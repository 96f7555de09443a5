export { importActionSteps } from './import/import-action-steps';
export type { ImportedActionStep } from './import/imported-action-step';
export { actionStepsService } from './service';

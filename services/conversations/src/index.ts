export { importInterviews } from './import/import-interviews';
export { importQuestions } from './import/import-questions';
export type { ImportedInterview } from './import/imported-interview';
export { conversationsService as service } from './service';

export { importObservations } from './import/import-observations';
export type { ImportedObservation } from './import/imported-observation';
export { observationsService } from './service';

export { importObservations } from './import/import-observations';
export type { ImportedObservation } from './import/imported-observation';
export { reannounceObservations } from './import/reannounce-observations';
export { observationsService } from './service';

export { importInteractions } from './import/import-interactions';
export { reportsService as service } from './service';

export { importInteractions } from './import/import-interactions';
export { reportsService } from './service';

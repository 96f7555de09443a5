export { reportsService } from './service';

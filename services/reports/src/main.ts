import { runServiceProcess } from '@coaching/service-kit';
import { reportsService } from './service';

runServiceProcess(reportsService);

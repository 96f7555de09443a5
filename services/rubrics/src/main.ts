import { runServiceProcess } from '@coaching/service-kit';
import { rubricsService } from './service';

runServiceProcess(rubricsService);

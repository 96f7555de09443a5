import { runServiceProcess } from '@coaching/service-kit';
import { observationsService } from './service';

runServiceProcess(observationsService);

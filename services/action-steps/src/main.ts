import { runServiceProcess } from '@coaching/service-kit';
import { actionStepsService } from './service';

runServiceProcess(actionStepsService);

import { runServiceProcess } from '@coaching/service-kit';
import { toolsService } from './service';

runServiceProcess(toolsService);

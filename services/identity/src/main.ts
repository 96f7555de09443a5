import { runServiceProcess } from '@coaching/service-kit';
import { identityService } from './service';

runServiceProcess(identityService);

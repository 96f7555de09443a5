import { runServiceProcess } from '@coaching/service-kit';
import { conversationsService } from './service';

runServiceProcess(conversationsService);

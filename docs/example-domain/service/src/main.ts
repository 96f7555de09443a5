import { runServiceProcess } from '@coaching/service-kit';
import { greetingsService } from './service';

runServiceProcess(greetingsService);

import { readConfig, refuseToStart, runServiceProcess } from '@coaching/service-kit';
import { z } from 'zod';
import { billingOptions, billingSettings } from './config';
import { billingService } from './service';

try {
  const settings = readConfig(z.object(billingSettings), process.env);
  runServiceProcess(billingService(billingOptions(settings)));
} catch (error) {
  refuseToStart(error);
}

import type { Machine, ServiceDefinition } from '@coaching/service-kit';
import { z } from 'zod';
import { billingOptions, billingSettings } from './config';
import { billingService } from './service';

/** The service as a part of a process that runs all of them. @throws ConfigError */
export function billingOnOneMachine({ settings }: Machine): ServiceDefinition<'billing'> {
  return billingService(billingOptions(z.object(billingSettings).parse(settings)));
}

import { join } from 'node:path';
import type { Machine, ServiceDefinition } from '@coaching/service-kit';
import { z } from 'zod';
import { contentOptions, contentSettings } from './config';
import { contentService } from './service';

/**
 * The service as a part of a process that runs all of them: without a bucket, files are in the data directory.
 * @throws ConfigError when a setting is missing
 */
export function contentOnOneMachine(machine: Machine): ServiceDefinition<'content'> {
  const { secret, siteAddress } = machine;
  const uploadsDirectory = join(machine.dataDirectory, 'uploads');
  const settings = z.object(contentSettings).parse(machine.settings);
  return contentService(contentOptions(settings, { secret, uploadsDirectory, siteAddress }));
}

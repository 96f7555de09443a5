import { readConfig, refuseToStart, runServiceProcess } from '@coaching/service-kit';
import { contentOptions, contentProcessSettings } from './config';
import { contentService } from './service';

try {
  const settings = readConfig(contentProcessSettings, process.env);
  const { ACTOR_SECRET: secret, UPLOADS_DIR: uploadsDirectory, PUBLIC_ORIGIN: siteAddress } = settings;
  runServiceProcess(contentService(contentOptions(settings, { secret, uploadsDirectory, siteAddress })));
} catch (error) {
  refuseToStart(error);
}

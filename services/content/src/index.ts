export { contentOptions, contentSettings } from './config';
export { devMailPages } from './mail/dev-mail';
export { contentService } from './service';

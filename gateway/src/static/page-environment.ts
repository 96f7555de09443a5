import { DEFAULT_SUPPORT_EMAIL } from '@coaching/contracts';
import { z } from 'zod';
import type { PageSettings } from './page-settings';

const address = (example: string) =>
  z.url({ protocol: /^https?$/, error: `must look like ${example}` }).optional();
const mailbox = z.email('must be an email address').optional();

/** Variables that say where an operator's places outside the product are; links to what is not set are left out. */
export const pageEnvironment = {
  SUPPORT_EMAIL: mailbox,
  SUPPORT_SITE: address('https://help.example.org'),
  SALES_EMAIL: mailbox,
  CONTACT_EMAIL: mailbox,
  INTRO_VIDEO_URL: address('https://video.example.org/intro'),
  DEMO_SCHEDULING_URL: address('https://calendar.example.org/demo'),
};

type PageEnvironment = Partial<Record<keyof typeof pageEnvironment, string>>;

/** Those variables as pages use them. Whoever has no address of their own is written to at the one before. */
export function pageSettingsFrom(environment: PageEnvironment): PageSettings {
  const support = environment.SUPPORT_EMAIL ?? DEFAULT_SUPPORT_EMAIL;
  const contact = environment.CONTACT_EMAIL ?? support;
  return {
    'support-email': support,
    'support-site': environment.SUPPORT_SITE,
    'sales-email': environment.SALES_EMAIL ?? contact,
    'contact-email': contact,
    'intro-video': environment.INTRO_VIDEO_URL,
    'demo-scheduling': environment.DEMO_SCHEDULING_URL,
  };
}

import { PRODUCT_NAME, type Resource } from '@coaching/contracts';
import type { MailWords } from '../mail-record';
import type { MailSettings } from '../settings';
import { letter, type Part } from './letter';

/** A resource that somebody sends to others, with words of their own. */
export function resourceMail(
  {
    title,
    description,
    url,
    file,
    file_name,
  }: Pick<Resource, 'title' | 'description' | 'url' | 'file' | 'file_name'>,
  { by, message }: { by: string; message: string },
  settings: MailSettings,
): MailWords {
  const parts: Part[] = [{ says: `${by} sends you “${title}” from ${PRODUCT_NAME}.` }];
  if (message) parts.push({ quoted: message });
  if (description) parts.push({ says: description });
  if (url) parts.push({ link: url, words: `Open ${title}` });
  if (file && settings.siteAddress)
    parts.push({ link: `${settings.siteAddress}${file}`, words: `Download ${file_name}` });
  return letter(`${by} sends you ${title}`, parts, settings);
}

import { formatDay } from '@coaching/contracts';

const two = (value: number) => String(value).padStart(2, '0');

/** The day it is here now, YYYY-MM-DD. */
export function today(now = new Date()): string {
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A day YYYY-MM-DD as MM/DD/YYYY. */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}

/** The local day of a moment as MM/DD/YYYY. */
export const momentDay = (moment: string): string => formatDay(new Date(moment));

/** What is read of a rich text, in one line; a picture reads as what it shows. */
export function plainWords(html: string): string {
  const apart = html.replace(/<(br|\/p|\/li|\/h\d|\/blockquote)\b[^>]*>/g, '$& ');
  const { body } = new DOMParser().parseFromString(apart, 'text/html');
  for (const picture of body.querySelectorAll('img')) picture.replaceWith(` ${picture.alt || 'Picture'} `);
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

import { PRODUCT_NAME } from '../product';

/** A planned visit as calendars show it. */
export interface CalendarVisit {
  uid: string;
  /** What it is called there. */
  summary: string;
  /** ISO 8601; when it begins. */
  timestamp: string;
  /** Minutes; null where nobody has said. */
  duration: number | null;
  /** Its page; null where that is not known. */
  url: string | null;
  /** Whether calendars keep it from those who share them. */
  isPrivate: boolean;
}

/** Minutes that a visit takes whose length nobody has said. */
export const USUAL_VISIT_MINUTES = 60;

/** Bytes of a line, without its end (RFC 5545 3.1). */
const LINE_BYTES = 75;

const bytes = new TextEncoder();

/** Text as a property holds it (RFC 5545 3.3.11): nothing in it ends a line or a value. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what calendars refuse.
    .replace(/[\u0000-\u001F\u007F]/g, '');

/** A line of at most 75 bytes, and what is longer on further lines that begin with a space; no letter is torn apart. */
function folded(line: string): string {
  const lines = [''];
  let length = 0;
  for (const letter of line) {
    const size = bytes.encode(letter).length;
    if (length + size > LINE_BYTES) {
      lines.push(' ');
      length = 1;
    }
    lines[lines.length - 1] += letter;
    length += size;
  }
  return `${lines.join('\r\n')}\r\n`;
}

/** A moment in UTC (RFC 5545 3.3.5). */
const moment = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

const MINUTE_MS = 60_000;

function eventOf({ uid, summary, timestamp, duration, url, isPrivate }: CalendarVisit, now: Date): string[] {
  const start = new Date(timestamp);
  const minutes = duration || USUAL_VISIT_MINUTES;
  return [
    'BEGIN:VEVENT',
    // The same however often it is saved, so that a calendar moves the visit it has.
    `UID:${uid}@${PRODUCT_NAME.toLowerCase()}`,
    `DTSTAMP:${moment(now)}`,
    `DTSTART:${moment(start)}`,
    `DTEND:${moment(new Date(start.getTime() + minutes * MINUTE_MS))}`,
    `SUMMARY:${escaped(summary)}`,
    ...(url === null ? [] : [`URL:${url}`]),
    `CLASS:${isPrivate ? 'PRIVATE' : 'PUBLIC'}`,
    'END:VEVENT',
  ];
}

const NAME = `${PRODUCT_NAME} visits`;

/** How often a calendar that subscribed asks anew (RFC 7986 5.7). */
const REFRESH = 'PT1H';

/** A calendar holds something at least (RFC 5545 3.6): one without visits says what its times are in. */
const NOTHING = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** What a calendar says that is asked for again and again. */
const SUBSCRIPTION = [
  `NAME:${NAME}`,
  // What calendars read that are older than RFC 7986.
  `X-WR-CALNAME:${NAME}`,
  `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
  `X-PUBLISHED-TTL:${REFRESH}`,
];

/** A file of these lines besides what every calendar begins and ends with (RFC 5545). */
const calendar = (lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${PRODUCT_NAME}//Visits//EN`, ...lines, 'END:VCALENDAR']
    .map(folded)
    .join('');

const eventsOf = (visits: readonly CalendarVisit[], now: Date) =>
  visits.flatMap((visit) => eventOf(visit, now));

/** Visits as a file that is put into a calendar once, which keeps its own name. @param now when it is made */
export const visitCalendar = (visits: readonly CalendarVisit[], now: Date): string =>
  calendar(eventsOf(visits, now));

/** Visits as a calendar of its own that others subscribe to. @param now when it is asked for */
export const visitFeed = (visits: readonly CalendarVisit[], now: Date): string =>
  calendar([...SUBSCRIPTION, ...(visits.length === 0 ? NOTHING : eventsOf(visits, now))]);

/** Letters of a title in the name of a file, which has a date and an ending besides. */
const MOST_LETTERS = 60;

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** What a file of one visit is called: its day where it is made, and of its title what every system takes. */
export function visitFileName({ summary, timestamp }: Pick<CalendarVisit, 'summary' | 'timestamp'>): string {
  const start = new Date(timestamp);
  const day = [start.getFullYear(), twoDigits(start.getMonth() + 1), twoDigits(start.getDate())].join('-');
  const words = summary
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  const title = [...words].slice(0, MOST_LETTERS).join('').trim();
  return `${day} ${title || 'visit'}.ics`;
}

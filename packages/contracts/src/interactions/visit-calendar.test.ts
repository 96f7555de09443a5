import { type CalendarVisit, visitCalendar } from './visit-calendar';

const visit: CalendarVisit = {
  uid: 'visit1',
  summary: 'Fractions',
  timestamp: '2026-11-24T23:30:00.000Z',
  duration: null,
  url: 'https://coaching.example/observation/visit1',
  isPrivate: false,
};
const now = new Date('2026-11-01T08:00:00.123Z');
const linesOf = (more: Partial<CalendarVisit>) => visitCalendar([{ ...visit, ...more }], now).split('\r\n');

it('is a calendar with one event, in UTC, an hour long where nobody has said', () => {
  expect(linesOf({})).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sidelight//Visits//EN',
    'NAME:Sidelight visits',
    'X-WR-CALNAME:Sidelight visits',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VEVENT',
    'UID:visit1@sidelight',
    'DTSTAMP:20261101T080000Z',
    'DTSTART:20261124T233000Z',
    'DTEND:20261125T003000Z',
    'SUMMARY:Fractions',
    'URL:https://coaching.example/observation/visit1',
    'CLASS:PUBLIC',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it.each<[Partial<CalendarVisit>, string]>([
  [{ duration: 20 }, 'DTEND:20261124T235000Z'],
  [{ isPrivate: true }, 'CLASS:PRIVATE'],
  [{ summary: 'Groups; pairs, alone \\ all' }, 'SUMMARY:Groups\\; pairs\\, alone \\\\ all'],
  [{ summary: 'One\r\nEND:VEVENT\nTwo\rThree' }, 'SUMMARY:One\\nEND:VEVENT\\nTwo\\nThree'],
  [{ summary: 'Bell\u0007 and\u0000 tab\t.' }, 'SUMMARY:Bell and tab.'],
])('%j stands there as %s', (more, line) => {
  expect(linesOf(more)).toContain(line);
});

it.each(['a'.repeat(200), 'ä'.repeat(120), '日本語'.repeat(60), '👩🏽‍🏫'.repeat(30)])(
  'no line is longer than 75 bytes, and %s comes together again',
  (summary) => {
    const file = visitCalendar([{ ...visit, summary }], now);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}\r\n`);
    expect(file).not.toContain('\uFFFD');
  },
);

it('holds a time zone where it has no visit: a calendar without anything is none', () => {
  const lines = visitCalendar([], now).split('\r\n');
  expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual([
    'BEGIN:VCALENDAR',
    'BEGIN:VTIMEZONE',
    'BEGIN:STANDARD',
  ]);
});

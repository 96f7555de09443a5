import { type CalendarVisit, visitCalendar, visitFeed, visitFileName } from './visit-calendar';

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

it('only a calendar that others subscribe to has a name of its own, and says how often it is asked for', () => {
  const ofSubscription = [
    'NAME:Sidelight visits',
    'X-WR-CALNAME:Sidelight visits',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
  ];
  const feed = visitFeed([visit], now).split('\r\n');
  expect(feed.filter((line) => !ofSubscription.includes(line))).toEqual(linesOf({}));
  expect(feed).toEqual(expect.arrayContaining(ofSubscription));
});

it.each([
  ['Fractions with Daniel Reyes', '2026-11-24 Fractions with Daniel Reyes.ics'],
  ['../../etc/passwd', '2026-11-24 etc passwd.ics'],
  ['Groups: "pairs" | all?\r\n\u202Egpj', '2026-11-24 Groups pairs all gpj.ics'],
  ['Änderung 日本語', '2026-11-24 Änderung 日本語.ics'],
  ['…', '2026-11-24 visit.ics'],
  ['a'.repeat(300), `2026-11-24 ${'a'.repeat(60)}.ics`],
])('a visit %j is in the file "%s"', (summary, name) => {
  const timestamp = new Date(2026, 10, 24, 0, 30).toISOString();
  expect(visitFileName({ summary, timestamp })).toBe(name);
});

it('holds a time zone where it has no visit: a calendar without anything is none', () => {
  const lines = visitFeed([], now).split('\r\n');
  expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual([
    'BEGIN:VCALENDAR',
    'BEGIN:VTIMEZONE',
    'BEGIN:STANDARD',
  ]);
});

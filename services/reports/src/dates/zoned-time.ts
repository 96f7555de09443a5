const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const figures = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, ...figures, ...clock });
  formats.set(zone, format);
  return format;
}

/** Year, month from 1, day, hour, minute and second as clocks in a time zone show them. */
export type WallTime = readonly [
  year: number,
  month: number,
  day: number,
  hour?: number,
  minute?: number,
  second?: number,
];

const utcOf = ([year, month, day, hour = 0, minute = 0, second = 0]: WallTime) =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** What clocks in a time zone show at a moment. */
export function wallTimeAt(moment: Date, zone: string): Required<WallTime> {
  const parts = new Map(
    formatIn(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const names = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;
  return names.map((name) => parts.get(name)!) as unknown as Required<WallTime>;
}

/** The moment at which clocks in a time zone show this; parts past their end count on, such as the 32nd of March. */
export function momentIn(zone: string, time: WallTime): Date {
  const wanted = utcOf(time);
  const ahead = (moment: number) => utcOf(wallTimeAt(new Date(moment), zone)) - moment;
  // Once more with what holds there: the clocks may have been changed between the two.
  return new Date(wanted - ahead(wanted - ahead(wanted)));
}

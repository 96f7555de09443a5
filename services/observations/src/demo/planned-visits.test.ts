import { demoPlannedVisits } from './planned-visits';

it.each(['2026-11-21T00:00:00', '2026-11-21T23:59:59'])('are ahead of %s and have not begun', (now) => {
  for (const { timestamp, duration, items } of demoPlannedVisits(new Date(now))) {
    expect(Date.parse(timestamp!)).toBeGreaterThan(Date.parse(now));
    expect(duration).toBeNull();
    expect(items).toEqual([]);
  }
});

const DAY = 86_400_000;

/** The lessons that are visited, in turn, and their minutes. */
export const lessons = [
  { title: 'Equivalent fractions with number lines', duration: 38 },
  { title: 'Reading between the lines: inference', duration: 31 },
  { title: 'Slope as a rate of change', duration: 44 },
  { title: 'Claim, evidence, reasoning', duration: 40 },
  { title: 'Morning meeting and number talk', duration: 22 },
] as const;

export type LessonTitle = (typeof lessons)[number]['title'];

/** Who coaches whom, where, and on how many visits the past year. */
const pairs = [
  {
    coach: 'demo-coach',
    coachee: 'demo-coachee',
    organization: 'demo-cedar-grove',
    program: 'demo-cedar-elementary',
    count: 9,
  },
  {
    coach: 'demo-coach',
    coachee: 'demo-amara',
    organization: 'demo-cedar-grove',
    program: 'demo-cedar-elementary',
    count: 6,
  },
  {
    coach: 'demo-coach',
    coachee: 'demo-lucas',
    organization: 'demo-cedar-grove',
    program: 'demo-cedar-secondary',
    count: 7,
  },
  {
    coach: 'demo-coach',
    coachee: 'demo-grace',
    organization: 'demo-cedar-grove',
    program: 'demo-cedar-elementary',
    count: 4,
  },
  {
    coach: 'demo-elena',
    coachee: 'demo-samuel',
    organization: 'demo-cedar-grove',
    program: 'demo-cedar-secondary',
    count: 5,
  },
  {
    coach: 'demo-coach2',
    coachee: 'demo-coachee2',
    organization: 'demo-lakeside',
    program: 'demo-lakeside-upper',
    count: 5,
  },
  {
    coach: 'demo-coach2',
    coachee: 'demo-noah',
    organization: 'demo-lakeside',
    program: 'demo-lakeside-upper',
    count: 3,
  },
  { coach: 'demo-solo', coachee: 'demo-ines', organization: null, program: null, count: 5 },
  { coach: 'demo-solo', coachee: 'demo-omar', organization: null, program: null, count: 3 },
  { coach: 'demo-expired', coachee: 'demo-lena', organization: null, program: null, count: 2 },
] as const;

/** A lesson that a coach was at: what the domains' demo data is about. */
export interface DemoVisit {
  /** Uid of the observation that was made of it. */
  uid: string;
  title: LessonTitle;
  /** Minutes. */
  duration: number;
  start: Date;
  coach: string;
  coachee: string;
  organization: string | null;
  /** One of the coachee's programs. */
  program: string | null;
  /** Which of the coach's visits to this coachee it was, from 0 for the latest. */
  visit: number;
}

/** A school morning: `visit` weeks apart, on a weekday, between eight and two. */
function visitStart(now: Date, pair: number, visit: number): Date {
  const start = new Date(now.getTime() - (3 + pair + visit * (41 - pair)) * DAY);
  start.setHours(8 + ((pair * 2 + visit) % 6), (visit * 15) % 60, 0, 0);
  const weekend = start.getDay() % 6 === 0;
  return weekend ? new Date(start.getTime() - 2 * DAY) : start;
}

/** A year of visits ending a few days before `now`; the same for the same day. */
export function demoVisits(now: Date): DemoVisit[] {
  return pairs.flatMap(({ count, ...people }, pair) =>
    Array.from({ length: count }, (_, visit) => ({
      uid: `demo-observation-${pair}-${visit}`,
      ...lessons[(pair + visit) % lessons.length]!,
      ...people,
      start: visitStart(now, pair, visit),
      visit,
    })),
  );
}

import { rubricTools, toolSetOf } from './tools';

const DAY = 86_400_000;
const MINUTE = 60_000;

const CEDAR = 'demo-cedar-grove';
/** All of them in one program: fewer than five people would be no group to look at. */
const PROGRAM = 'demo-cedar-elementary';

/** Who is scored by whom: by a coach of their program. */
const pairs = [
  { name: 'daniel', coach: 'demo-coach', coachee: 'demo-coachee' },
  { name: 'amara', coach: 'demo-coach', coachee: 'demo-amara' },
  { name: 'lucas', coach: 'demo-coach', coachee: 'demo-lucas' },
  { name: 'grace', coach: 'demo-coach', coachee: 'demo-grace' },
  { name: 'samuel', coach: 'demo-coach', coachee: 'demo-samuel' },
] as const;

/** The visits of the year in their order: days ago, by which rubric, and minutes. */
const visits = [
  { daysAgo: 338, tool: rubricTools.practices, minutes: 46 },
  { daysAgo: 276, tool: rubricTools.discussion, minutes: 28 },
  { daysAgo: 212, tool: rubricTools.practices, minutes: 44 },
  { daysAgo: 131, tool: rubricTools.practices, minutes: 47 },
  { daysAgo: 68, tool: rubricTools.discussion, minutes: 25 },
  { daysAgo: 12, tool: rubricTools.practices, minutes: 45 },
] as const;

/** Whose last visit is not finished: one is private, one waits for the coachee. */
const unfinished: readonly string[] = ['lucas', 'grace'];

export type ScoredPerson = (typeof pairs)[number]['name'];

/** A use of a rubric: what the domains' demo data is about. */
export interface DemoRubricUse {
  uid: string;
  person: ScoredPerson;
  /** Which of the coachee's visits it was, from 0 for the first. */
  visit: number;
  /** How much of the year had gone, from 0 to 1. */
  progress: number;
  coach: string;
  coachee: string;
  organization: string;
  program: string;
  /** Uid of the rubric. */
  tool_uid: string;
  tool_config_entity: 'Organization' | 'User';
  tool_config_entity_uid: string;
  tool_config_uid: string;
  start: Date;
  /** Null while it is not finished. */
  end: Date | null;
  minutes: number;
}

/** A school morning on a weekday. */
function morning(now: Date, daysAgo: number, hour: number): Date {
  const start = new Date(now.getTime() - daysAgo * DAY);
  start.setHours(hour, 20, 0, 0);
  const sinceFriday = { 6: 1, 0: 2 }[start.getDay()] ?? 0;
  return new Date(start.getTime() - sinceFriday * DAY);
}

/** Days from the first visit of a round to its last. */
const ROUND_DAYS = (pairs.length - 1) * 2;

/** A visit on a weekend moves to the Friday before, and a time zone by a day. */
const DAYS_BEFORE = 3;

/** Days ago that a round begins: never so that it lies in two months, for a group is looked at month by month. */
function roundStart(now: Date, daysAgo: number): number {
  const dayOfMonth = (ago: number) => new Date(now.getTime() - ago * DAY).getDate();
  const [first, last] = [dayOfMonth(daysAgo), dayOfMonth(daysAgo - ROUND_DAYS)];
  if (last < first) return daysAgo + last;
  return first > DAYS_BEFORE ? daysAgo : daysAgo - DAYS_BEFORE;
}

/** A year in which five teachers were scored six times each; the same for the same moment. */
export function demoRubricUses(now: Date): DemoRubricUse[] {
  return pairs.flatMap(({ name: person, ...people }, place) =>
    visits.map(({ daysAgo, tool, minutes }, visit): DemoRubricUse => {
      const start = morning(now, roundStart(now, daysAgo) - place * 2, 8 + ((place + visit) % 5));
      const isOver = visit < visits.length - 1 || !unfinished.includes(person);
      return {
        uid: `demo-rubric-${person}-${visit}`,
        person,
        visit,
        progress: visit / (visits.length - 1),
        ...people,
        organization: CEDAR,
        program: PROGRAM,
        tool_uid: tool,
        ...toolSetOf(CEDAR),
        start,
        end: isOver ? new Date(start.getTime() + minutes * MINUTE) : null,
        minutes,
      };
    }),
  );
}

import {
  type CallQuery,
  type CaseloadColumn,
  type CaseloadPart,
  type CaseloadRow,
  comparable,
  interactionKinds,
  interactionTitle,
} from '@coaching/contracts';
import type { InteractionRecord } from '../interactions/interaction-record';
import type { StepCopy } from './step-copy';

/** What of an interaction a caseload shows. */
export type Visit = Pick<InteractionRecord, 'entity_type' | 'title' | 'timestamp' | 'clients'> & {
  /** Null, and without a title, where it counts for who asks and is not theirs to read. */
  uid: string | null;
};

/** What is known of a coach's coachees. */
export interface CaseloadFacts {
  coachees: readonly Pick<CaseloadRow, 'client_embed' | 'places' | 'usual_weeks'>[];
  /** Latest visit of each, by uid. */
  last: ReadonlyMap<string, Visit>;
  next: ReadonlyMap<string, Visit>;
  steps: readonly Pick<StepCopy, 'clients' | 'due_date'>[];
  /** Minutes of this month, by uid. */
  minutes: ReadonlyMap<string, number>;
  /** Weeks that the coach chose, by uid. */
  cycles: ReadonlyMap<string, number>;
  now: Date;
  /** The day that it is, as YYYY-MM-DD: what was due before it is overdue. */
  today: string;
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

function shown(visit: Visit | undefined): CaseloadRow['last'] {
  if (!visit?.timestamp) return null;
  const { uid, entity_type, timestamp } = visit;
  // What may not be read is not untitled: what it is called is not told.
  const title = uid === null ? interactionKinds[entity_type].tool_type : interactionTitle(visit);
  return { uid, entity_type, title, timestamp: timestamp.toISOString() };
}

/** A row for each coachee. */
export function caseloadRows(facts: CaseloadFacts): CaseloadRow[] {
  const { coachees, last, next, steps, minutes, cycles, now, today } = facts;
  const open = new Map<string, number>();
  const overdue = new Map<string, number>();
  const add = (counts: Map<string, number>, uid: string) => counts.set(uid, (counts.get(uid) ?? 0) + 1);
  for (const { clients, due_date } of steps)
    for (const uid of clients) {
      add(open, uid);
      if (due_date !== null && due_date < today) add(overdue, uid);
    }
  return coachees.map(({ client_embed, places, usual_weeks }) => {
    const { uid } = client_embed;
    const lastVisit = last.get(uid);
    const since = lastVisit?.timestamp ? now.getTime() - lastVisit.timestamp.getTime() : null;
    const weeks_since = since === null ? null : Math.floor(since / WEEK_MS);
    const cycle_weeks = cycles.get(uid) ?? usual_weeks;
    return {
      client_embed,
      places,
      last: shown(lastVisit),
      next: shown(next.get(uid)),
      open_steps: open.get(uid) ?? 0,
      overdue_steps: overdue.get(uid) ?? 0,
      minutes: minutes.get(uid) ?? 0,
      weeks_since,
      cycle_weeks,
      usual_weeks,
      own_cycle: cycles.has(uid),
      not_seen: weeks_since === null || weeks_since >= cycle_weeks,
    };
  });
}

const isOf: Record<CaseloadPart, (row: CaseloadRow) => boolean> = {
  all: () => true,
  not_seen: ({ not_seen }) => not_seen,
  overdue: ({ overdue_steps }) => overdue_steps > 0,
};

type ColumnFilters = Pick<CallQuery<'getCaseload'>, 'next' | 'open_steps' | 'minutes' | 'cycle_weeks'>;

/** Whether a row is one of those that the filters of the columns ask for. */
function passes(row: CaseloadRow, { next, open_steps, minutes, cycle_weeks }: ColumnFilters): boolean {
  const is = (asked: 'some' | 'none' | undefined, some: boolean) =>
    asked === undefined || (asked === 'some') === some;
  return (
    is(next, row.next !== null) &&
    is(open_steps, row.open_steps > 0) &&
    is(minutes, row.minutes > 0) &&
    (cycle_weeks === undefined || row.cycle_weeks === cycle_weeks)
  );
}

/** What a column is sorted by; null where there is nothing, which comes last either way. */
const keyOf: Record<CaseloadColumn, (row: CaseloadRow) => string | number | null> = {
  client: ({ client_embed }) => comparable(client_embed.username),
  last: ({ last }) => last?.timestamp ?? null,
  next: ({ next }) => next?.timestamp ?? null,
  open_steps: ({ open_steps }) => open_steps,
  overdue_steps: ({ overdue_steps }) => overdue_steps,
  minutes: ({ minutes }) => minutes,
  cycle_weeks: ({ cycle_weeks }) => cycle_weeks,
};

/** Those asked for, in their order; ties are settled by name and uid. */
export function caseloadAsked(
  rows: readonly CaseloadRow[],
  { query, part, sortBy, descending, ...filters }: Omit<CallQuery<'getCaseload'>, 'page' | 'rowsPerPage'>,
): CaseloadRow[] {
  const words = comparable(query).split(/\s+/).filter(Boolean);
  const holds = ({ client_embed, places }: CaseloadRow) => {
    const text = comparable([client_embed.username, ...places].join(' '));
    return words.every((word) => text.includes(word));
  };
  const plain = <Key extends string | number>(one: Key, other: Key) =>
    one === other ? 0 : one < other ? -1 : 1;
  const sign = descending ? -1 : 1;
  const byColumn = (one: CaseloadRow, other: CaseloadRow) => {
    const [key, another] = [keyOf[sortBy](one), keyOf[sortBy](other)];
    if (key === null || another === null) return key === another ? 0 : key === null ? 1 : -1;
    return sign * plain(key, another as typeof key);
  };
  return rows
    .filter((row) => isOf[part](row) && holds(row) && passes(row, filters))
    .sort(
      (one, other) =>
        byColumn(one, other) ||
        plain(keyOf.client(one)!, keyOf.client(other)!) ||
        plain(one.client_embed.uid, other.client_embed.uid),
    );
}

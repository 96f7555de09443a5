import type { InteractionRecord } from '../interactions/interaction-record';
import type { RowChange } from '../totals/totals-repository';
import type { CoachLogChange } from './coach-logs';
import { addIn, addTo, emptyYear, placeInYear } from './coach-year';
import { type LogPart, type LogTally, logPart, rowKey } from './log-tally';

/** What is to be added to a tally. */
export type LogTallyChange = LogTally;

/** Up to which generation a coach's rows are counted, before some changes and from then on. */
export interface CountedUpTo {
  before: number;
  after: number;
}

const fields = [
  'user',
  'organization_uid',
  'program_uid',
  'visibility',
  'month',
  'entity_type',
  'tool_uid',
  'duration',
] as const;

/** Whether a row counts as it did. */
const countsAlike = (before: InteractionRecord, after: InteractionRecord) =>
  fields.every((field) => before[field] === after[field]) &&
  before.clients.length === after.clients.length &&
  before.clients.every((uid, place) => uid === after.clients[place]);

/** Whether a change of a row changes any figure. */
export function changesFigures({ before, after }: RowChange): boolean {
  if (before && after && countsAlike(before, after)) return false;
  return Boolean(before?.month ?? after?.month);
}

/** Figures by their paths in a tally. */
export function figuresOf({ rows, minutes, months }: LogTallyChange): Record<string, number> {
  const figures: Record<string, number> = { rows, minutes };
  for (const [month, of] of Object.entries(months)) {
    figures[`months.${month}.rows`] = of.rows;
    figures[`months.${month}.minutes`] = of.minutes;
    for (const [tool, uses] of Object.entries(of.tools)) figures[`months.${month}.tools.${tool}`] = uses;
  }
  return figures;
}

/** Adds up what changes of rows make of the sums of some generations. */
export class LogChanges {
  private readonly ofRows = new Map<string, LogTallyChange>();
  private readonly ofCoaches = new Map<string, CoachLogChange>();

  constructor(
    private readonly generations: readonly number[],
    private readonly upTo: (user: string) => CountedUpTo,
  ) {}

  add({ before, after }: RowChange): void {
    for (const generation of this.generations) {
      const isCounted = before !== null && this.upTo(before.user).before >= generation;
      const counts = after !== null && this.upTo(after.user).after >= generation;
      if (isCounted && counts && countsAlike(before, after)) continue;
      if (isCounted) this.count(logPart(before, generation), generation, -1);
      if (counts) this.count(logPart(after, generation), generation, 1);
    }
  }

  private count(part: LogPart | null, generation: number, sign: 1 | -1): void {
    if (part === null) return;
    this.countInRow(part, generation, sign);
    this.countInCoach(part, generation, sign);
  }

  private countInRow(part: LogPart, generation: number, sign: 1 | -1): void {
    const { tally_id: _id, whose, year, month, tool, minutes } = part;
    let tally = this.ofRows.get(_id);
    if (!tally) {
      const row = rowKey(whose.user, part.clients, whose.organization_uid);
      tally = { _id, generation, row, year, ...whose, rows: 0, minutes: 0, months: {} };
      this.ofRows.set(_id, tally);
    }
    const ofMonth = tally.months[month] ?? { rows: 0, minutes: 0, tools: {} };
    tally.months[month] = ofMonth;
    for (const figures of [tally, ofMonth]) {
      figures.rows += sign;
      figures.minutes += sign * minutes;
    }
    ofMonth.tools[tool] = (ofMonth.tools[tool] ?? 0) + sign;
  }

  private countInCoach(part: LogPart, generation: number, sign: 1 | -1): void {
    const { coach_id: _id, whose, clients, tool, minutes } = part;
    let log = this.ofCoaches.get(_id);
    if (!log) {
      log = { whose: { ...whose, _id, generation, clients: [] }, years: new Map() };
      this.ofCoaches.set(_id, log);
    }
    const year = log.years.get(part.year) ?? emptyYear();
    log.years.set(part.year, year);
    const place = placeInYear(part.month);
    addTo(year.rows, place, sign);
    addTo(year.minutes, place, sign * minutes);
    addIn(year.tools, tool, place, sign);
    addIn(year.clients, clients, place, sign);
  }

  /** What is to be added to tallies of rows, without those that stay as they are. */
  rows(): LogTallyChange[] {
    return [...this.ofRows.values()].filter((change) =>
      Object.values(figuresOf(change)).some((figure) => figure !== 0),
    );
  }

  /** What is to be added to logs of coaches. */
  coaches(): CoachLogChange[] {
    return [...this.ofCoaches.values()];
  }
}

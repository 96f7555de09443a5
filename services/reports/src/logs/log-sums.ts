import type { LogSums, Month } from '@coaching/contracts';
import { type CoachYear, type OfMonths, placeInYear, yearOf } from '../months/coach-year';
import type { LogTally } from '../months/log-tally';

const average = (sum: number, count: number) => (count === 0 ? 0 : Math.round((sum / count) * 100) / 100);

/** Which places of a school year are among the months. */
export function placesIn(months: readonly Month[], year: Month): number[] {
  return months.filter((month) => yearOf(month) === year).map(placeInYear);
}

/** What figures come to in some places of their school year. */
export function sumAt(figures: OfMonths, places: readonly number[]): number {
  let sum = 0;
  for (const place of places) sum += figures[place] ?? 0;
  return sum;
}

interface MonthSums {
  count: number;
  sum: number;
}

/** How often a tool was used, by its name; whatever it is called, `constructor` too. */
export const usesIn = ({ tools }: LogSums, name: string): number =>
  Object.hasOwn(tools, name) ? tools[name]! : 0;

/** Adds up tallies over the months asked for; months and tools stand in their own order. */
export class LogSum {
  private readonly months: Map<Month, MonthSums>;
  /** The same by the places of months in their school years. */
  private readonly years = new Map<Month, Map<number, MonthSums>>();
  private readonly tools = new Map<string, number>();

  constructor(months: readonly Month[]) {
    this.months = new Map(months.map((month) => [month, { count: 0, sum: 0 }]));
    for (const [month, sums] of this.months) {
      const places = this.years.get(yearOf(month)) ?? new Map<number, MonthSums>();
      this.years.set(yearOf(month), places.set(placeInYear(month), sums));
    }
  }

  /** @returns whether there was anything in these months */
  add(tally: Pick<LogTally, 'months'>): boolean {
    let isAdded = false;
    for (const [month, { rows, minutes, tools }] of Object.entries(tally.months)) {
      const sums = this.months.get(month);
      if (!sums) continue;
      sums.count += rows;
      sums.sum += minutes;
      isAdded ||= rows > 0;
      for (const [tool, uses] of Object.entries(tools)) if (uses !== 0) this.addTool(tool, uses);
    }
    return isAdded;
  }

  /** Adds a school year of a coach. */
  addYear(year: Month, { rows, minutes, tools }: CoachYear): void {
    const ofYear = this.years.get(year);
    if (!ofYear) return;
    const places = [...ofYear.keys()];
    for (const [place, sums] of ofYear) {
      sums.count += rows[place] ?? 0;
      sums.sum += minutes[place] ?? 0;
    }
    for (const [tool, uses] of Object.entries(tools)) {
      const sum = sumAt(uses, places);
      if (sum !== 0) this.addTool(tool, sum);
    }
  }

  /** Adds another sum of the same months. */
  addAll(other: LogSum): void {
    for (const [month, { count, sum }] of other.months) {
      const sums = this.months.get(month)!;
      sums.count += count;
      sums.sum += sum;
    }
    for (const [tool, uses] of other.tools) this.addTool(tool, uses);
  }

  private addTool(tool: string, uses: number): void {
    this.tools.set(tool, (this.tools.get(tool) ?? 0) + uses);
  }

  /** Keys of the tools that were used. */
  usedTools(): string[] {
    return [...this.tools.keys()];
  }

  /** What it came to. @param nameOf the name of a tool, by its key */
  sums(nameOf: (tool: string) => string): LogSums {
    const months = [...this.months];
    const doc_count = months.reduce((all, [, { count }]) => all + count, 0);
    const duration_sum = months.reduce((all, [, { sum }]) => all + sum, 0);
    const tools = new Map<string, number>();
    for (const [tool, uses] of this.tools) tools.set(nameOf(tool), (tools.get(nameOf(tool)) ?? 0) + uses);
    return {
      doc_count,
      duration_sum,
      duration_avg: average(duration_sum, doc_count),
      monthly: Object.fromEntries(
        months.map(([month, { count, sum }]) => [month, { count, sum, avg: average(sum, count) }]),
      ),
      tools: Object.fromEntries([...tools].sort(([one], [other]) => one.localeCompare(other))),
    };
  }
}

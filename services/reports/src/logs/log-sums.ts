import type { LogSums } from '@coaching/contracts';
import type { MonthTally } from '../months/month-tally';

/** What tallies are summed up by. */
export type LogPart = Pick<MonthTally, 'month' | 'rows' | 'minutes'> & {
  /** The tool's name. */
  tool: string;
};

const average = (sum: number, count: number) => (count === 0 ? 0 : Math.round((sum / count) * 100) / 100);

/** Adds up tallies; months and tools stand in their own order. */
export class LogSum {
  private readonly months = new Map<string, { count: number; sum: number }>();
  private readonly tools = new Map<string, number>();

  add(parts: readonly LogPart[]): this {
    for (const { month, rows, minutes, tool } of parts) {
      const { count, sum } = this.months.get(month) ?? { count: 0, sum: 0 };
      this.months.set(month, { count: count + rows, sum: sum + minutes });
      this.tools.set(tool, (this.tools.get(tool) ?? 0) + rows);
    }
    return this;
  }

  /** What it came to. */
  sums(): LogSums {
    const months = [...this.months].sort(([one], [other]) => (one < other ? -1 : 1));
    const tools = [...this.tools].sort(([one], [other]) => one.localeCompare(other));
    const doc_count = months.reduce((all, [, { count }]) => all + count, 0);
    const duration_sum = months.reduce((all, [, { sum }]) => all + sum, 0);
    return {
      doc_count,
      duration_sum,
      duration_avg: average(duration_sum, doc_count),
      monthly: Object.fromEntries(
        months.map(([month, { count, sum }]) => [month, { count, sum, avg: average(sum, count) }]),
      ),
      tools: Object.fromEntries(tools),
    };
  }
}

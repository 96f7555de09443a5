import type { Pictures } from '@coaching/contracts';
import { type LogSource } from '../logs/log-source';
import { sumAll } from '../logs/read-tallies';
import type { PictureRequest } from './picture-request';

/** Minutes of each month, and how often each tool was used, as the logs count them. */
export async function tallyPictures(
  source: LogSource,
  { log, months }: PictureRequest,
): Promise<Pick<Pictures, 'minutes' | 'tools'>> {
  const sum = await sumAll(source, log);
  const { monthly, tools } = sum.sums(await source.names.tools(sum.usedTools()));
  return {
    minutes: months.map((month) => ({ month, minutes: monthly[month]?.sum ?? 0 })),
    tools: Object.entries(tools)
      .sort(([one, first], [other, second]) => second - first || one.localeCompare(other))
      .map(([tool, interactions]) => ({ tool, interactions })),
  };
}

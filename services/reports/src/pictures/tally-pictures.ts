import type { Month, Pictures } from '@coaching/contracts';
import type { LogSource } from '../logs/read-rows';
import type { MonthTally } from '../months/month-tally';
import type { PictureRequest } from './picture-request';

type Part = Pick<MonthTally, 'month' | 'tool' | 'entity_type' | 'rows' | 'minutes'>;

/** Minutes of each month, and how often each tool was used, as the logs count them. */
export async function tallyPictures(
  { tallies, names }: LogSource,
  { filter, months }: PictureRequest,
): Promise<Pick<Pictures, 'minutes' | 'tools'>> {
  const { live: generation } = await tallies.generations();
  const groups = await tallies.model.aggregate<Part>([
    { $match: { generation, ...filter } },
    {
      $group: {
        _id: { month: '$month', tool: '$tool', entity_type: '$entity_type' },
        rows: { $sum: '$rows' },
        minutes: { $sum: '$minutes' },
      },
    },
    {
      $project: {
        _id: 0,
        month: '$_id.month',
        tool: '$_id.tool',
        entity_type: '$_id.entity_type',
        rows: 1,
        minutes: 1,
      },
    },
  ]);
  const toolOf = await names.tools(groups.map(({ tool }) => tool));
  const minutes = new Map<Month, number>(months.map((month) => [month, 0]));
  const tools = new Map<string, number>();
  for (const part of groups) {
    const tool = toolOf(part);
    minutes.set(part.month, (minutes.get(part.month) ?? 0) + part.minutes);
    tools.set(tool, (tools.get(tool) ?? 0) + part.rows);
  }
  return {
    minutes: [...minutes].map(([month, sum]) => ({ month, minutes: sum })),
    tools: [...tools]
      .sort(([one, first], [other, second]) => second - first || one.localeCompare(other))
      .map(([tool, interactions]) => ({ tool, interactions })),
  };
}

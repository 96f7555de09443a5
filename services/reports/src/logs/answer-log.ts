import { type Actor, type LogRow, type LogSums, MESSAGES, type Month, pageWindow } from '@coaching/contracts';
import { AnsweredCsv, inParts, NotFound, type People, presentEmbed } from '@coaching/service-kit';
import { mayAskAbout } from '../interactions/client-policy';
import type { Interactions } from '../interactions/interactions-repository';
import type { Organizations } from '../organizations/organizations-repository';
import { latestOf } from './latest-interactions';
import { logLines, timeColumns, toolColumns, usesOf } from './log-csv';
import { type LogQuery, type LogRequest, logRequest } from './log-request';
import { showRows } from './log-rows';
import { type CountedRow, type LogSource, readAtOneMoment } from './log-source';
import { LogSum } from './log-sums';
import { readLog, sumAll, sumRows } from './read-tallies';
import { foundRows, needsOf, pageOfRows } from './row-order';
import { askedTool, ofTool, rowsOfTool } from './rows-of-tool';

/** Rows that are summed up at a time. */
const AT_ONCE = 500;

/** What logs are answered from. */
export interface LogParts extends LogSource {
  interactions: Interactions;
  people: People;
  organizations: Organizations;
}

interface Asked {
  actor: Actor;
  query: LogQuery;
  now: Date;
}

interface Log {
  user: ReturnType<typeof presentEmbed> | null;
  total: number;
  months: Month[];
  totals: LogSums;
  rows: LogRow[];
  /** Of all tools in it, where one is asked for. */
  tool_names?: string[];
}

/** The coachee a log is narrowed to; who may not know them finds nothing, unless they share interactions. */
async function askedClient({ people }: LogParts, { actor, query }: Asked, isEmpty: boolean) {
  const { client_uid } = query;
  if (!client_uid) return null;
  const client = await people.find(client_uid);
  if (isEmpty && !mayAskAbout(actor, client_uid, client)) throw new NotFound(MESSAGES.notFound);
  return client && presentEmbed(client);
}

/** Names of tools in their order, each once. */
const namesOf = (keys: readonly string[], toolOf: (key: string) => string) =>
  [...new Set(keys.map(toolOf))].sort((one, other) => one.localeCompare(other));

/** What all rows that a search finds come to. */
async function sumFound(
  parts: LogParts,
  request: LogRequest,
  rows: readonly CountedRow[],
  toolOf: (key: string) => string,
): Promise<LogSums> {
  const all = new LogSum(request.months);
  for (const some of inParts(rows, AT_ONCE)) {
    const sums = await sumRows(parts, request, some);
    for (const { sum } of sums.values()) all.addAll(sum);
  }
  return all.sums(toolOf);
}

/** One page of a log, and what all of it comes to at that moment. @throws NotAllowed, NotFound, Invalid */
export const answerLog = (parts: LogParts, asked: Asked): Promise<Log> =>
  readAtOneMoment(parts, (fixed) => readPage(fixed, asked));

async function readPage(parts: LogParts, asked: Asked): Promise<Log> {
  const { actor, query } = asked;
  const request = await logRequest(asked, parts.organizations);
  const { rows: counted, sum: all } = await readLog(parts, request, needsOf(query, query.query));
  const used = all.usedTools();
  const toolOf = await parts.names.tools(used);
  const tool = askedTool(query.tool, used, toolOf);
  const within = await rowsOfTool(parts, request, tool);
  const found = within(await foundRows(parts.names, counted, query.query));
  const user = await askedClient(parts, asked, found.length === 0);
  const window = pageWindow(query.page, query.rowsPerPage);
  const page = await pageOfRows(parts.names, found, query, window);
  const [{ shown }, latest] = await Promise.all([
    showRows(parts, request, page, toolOf),
    Promise.all(page.map(({ _id }) => latestOf(parts.interactions, actor, request, _id))),
  ]);
  return {
    user,
    total: found.length,
    months: request.months,
    totals: ofTool(
      found === counted ? all.sums(toolOf) : await sumFound(parts, request, found, toolOf),
      tool,
    ),
    ...(tool && { tool_names: namesOf(used, toolOf) }),
    rows: shown.map((row, place) => ({
      ...ofTool(row, tool),
      uid: latest[place]?.uid ?? null,
      entity_type: latest[place]?.entity_type ?? null,
    })),
  };
}

/** A log as a file for spreadsheets: all pages, by the same filters. @throws NotAllowed, NotFound, Invalid */
export async function logFile(parts: LogParts, asked: Asked, name: 'time' | 'tool'): Promise<AnsweredCsv> {
  const request = await logRequest(asked, parts.organizations);
  const { months } = request;
  const used = (await sumAll(parts, request)).usedTools();
  await askedClient(parts, asked, used.length === 0);
  const toolOf = await parts.names.tools(used);
  const tool = askedTool(asked.query.tool, used, toolOf);
  const columns =
    name === 'time'
      ? timeColumns(months)
      : tool
        ? [usesOf(tool.name)]
        : toolColumns(months, namesOf(used, toolOf));
  const within = await rowsOfTool(parts, request, tool);
  const span = [...new Set([months[0], months.at(-1)])].filter(Boolean).join(' to ');
  return new AnsweredCsv(
    `${[`${name}-log`, span].filter(Boolean).join(' ')}.csv`,
    logLines(parts, request, asked.query, { columns, toolOf, within }),
  );
}

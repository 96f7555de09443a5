import { type Actor, type LogRow, type LogSums, MESSAGES, type Month, pageWindow } from '@coaching/contracts';
import { AnsweredCsv, NotFound, type People, presentEmbed } from '@coaching/service-kit';
import { mayAskAbout } from '../interactions/client-policy';
import type { Interactions } from '../interactions/interactions-repository';
import type { Organizations } from '../organizations/organizations-repository';
import { latestOf } from './latest-interactions';
import { logLines, timeColumns, toolColumns, toolsOf } from './log-csv';
import { type LogQuery, logRequest } from './log-request';
import { LogSum } from './log-sums';
import { type CountedRow, type LogSource, readRows, sortRows } from './read-rows';

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
}

/** The coachee a log is narrowed to; who may not know them finds nothing, unless they share interactions. */
async function askedClient({ people }: LogParts, { actor, query }: Asked, isEmpty: boolean) {
  const { client_uid } = query;
  if (!client_uid) return null;
  const client = await people.find(client_uid);
  if (isEmpty && !mayAskAbout(actor, client_uid, client)) throw new NotFound(MESSAGES.notFound);
  return client && presentEmbed(client);
}

/** One page of a log, and what all of it comes to. @throws NotAllowed, NotFound, Invalid */
export async function answerLog(parts: LogParts, asked: Asked): Promise<Log> {
  const { actor, query } = asked;
  const request = await logRequest(asked, parts.organizations);
  const found: CountedRow[] = [];
  const all = new LogSum();
  for await (const row of readRows(parts, request, query.query)) {
    found.push(row);
    all.add(row.parts);
  }
  const user = await askedClient(parts, asked, found.length === 0);
  const { skip, limit } = pageWindow(query.page, query.rowsPerPage);
  const page = sortRows(found, query).slice(skip, skip + limit);
  const rows = await Promise.all(
    page.map(async (row) => {
      const latest = await latestOf(parts.interactions, actor, request, row);
      return { ...row.shown, uid: latest?.uid ?? null, entity_type: latest?.entity_type ?? null };
    }),
  );
  return { user, total: found.length, months: request.months, totals: all.sums(), rows };
}

/** A log as a file for spreadsheets: all pages, by the same filters. @throws NotAllowed, NotFound, Invalid */
export async function logFile(parts: LogParts, asked: Asked, name: 'time' | 'tool'): Promise<AnsweredCsv> {
  const request = await logRequest(asked, parts.organizations);
  const { months } = request;
  const tools = await toolsOf(parts, request);
  await askedClient(parts, asked, tools.length === 0);
  const columns = name === 'time' ? timeColumns(months) : toolColumns(months, tools);
  const span = [...new Set([months[0], months.at(-1)])].filter(Boolean).join(' to ');
  return new AnsweredCsv(
    `${[`${name}-log`, span].filter(Boolean).join(' ')}.csv`,
    logLines(parts, request, asked.query.query, columns),
  );
}

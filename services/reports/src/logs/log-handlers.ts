import type { Handler, Handlers } from '@coaching/service-kit';
import { answerLog, type LogParts, logFile } from './answer-log';

type LogCall = 'getTimeLog' | 'getTimeLogOfClient' | 'getToolLog' | 'getToolLogOfClient';

/** Answers the calls of both logs. */
export function logHandlers(parts: LogParts): Pick<Handlers<'reports'>, LogCall> {
  const getTimeLog: Handler<'getTimeLog'> = async (asked) => {
    if (asked.query.format === 'csv') return logFile(parts, asked, 'time');
    const { rows: observations, ...log } = await answerLog(parts, asked);
    return { ...log, observations };
  };
  const getToolLog: Handler<'getToolLog'> = async (asked) =>
    asked.query.format === 'csv' ? logFile(parts, asked, 'tool') : answerLog(parts, asked);
  return {
    getTimeLog,
    getToolLog,
    getTimeLogOfClient: ({ params, query, ...request }) =>
      getTimeLog({ ...request, params: {}, query: { ...query, ...params } }),
    getToolLogOfClient: ({ params, query, ...request }) =>
      getToolLog({ ...request, params: {}, query: { ...query, ...params } }),
  };
}

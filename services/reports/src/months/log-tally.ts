import type { InteractionOwnership } from '@coaching/access';
import { type Month, schoolYearStart } from '@coaching/contracts';
import { asChecked, ownershipFields, storedIn } from '@coaching/service-kit';
import type { InteractionRecord } from '../interactions/interaction-record';

/** What rows of one month come to: how many, their minutes, and how many with each tool. */
export interface MonthOfTally {
  rows: number;
  minutes: number;
  /** By `toolKey`. */
  tools: Record<string, number>;
}

/** 'row': of a coach with the same coachees; 'coach': of a coach with whomever. */
export type LogScale = 'row' | 'coach';

/**
 * What a school year of one row of the logs comes to, or of one coach, as far as it is in the same place and as visible;
 * in the collection `log_tallies`. A year of a report is one of these for each of its rows, however much happened.
 */
export interface LogTally extends InteractionOwnership {
  /** Made of what is counted, so that there is one of it in each generation. */
  _id: string;
  generation: number;
  scale: LogScale;
  /** Key of the row of a log (`rowKey`); '' of what is of a coach. */
  row: string;
  /** With several coachees together. */
  group: boolean;
  /** August of the school year. */
  year: Month;
  rows: number;
  minutes: number;
  months: Record<Month, MonthOfTally>;
}

export const logTallySchema = storedIn<LogTally>('log_tallies', {
  ...ownershipFields,
  _id: { type: String, required: true },
  generation: { type: Number, required: true },
  scale: { type: String, required: true },
  row: { type: String, default: '' },
  group: { type: Boolean, default: false },
  year: { type: String, required: true },
  rows: { type: Number, required: true },
  minutes: { type: Number, required: true },
  months: asChecked,
});
for (const whose of ['user', 'clients', 'organization_uid', 'program_uid', 'row'] as const)
  logTallySchema.index({ generation: 1, scale: 1, [whose]: 1, year: 1 });
logTallySchema.index({ generation: 1, scale: 1, year: 1 });

/** Names the tool of an interaction: what it was made with, or of which kind it is. */
export const toolKey = ({ tool_uid, entity_type }: Pick<InteractionRecord, 'tool_uid' | 'entity_type'>) =>
  `${entity_type}:${tool_uid ?? ''}`;

/** What a row of a log is known by: a coach, the same coachees, and one organisation. @param clients in order */
export const rowKey = (user: string, clients: readonly string[], organization_uid: string | null) =>
  [user, clients.join(','), organization_uid ?? ''].join('|');

/** What a key of a row was made of. */
export function rowOfKey(key: string) {
  const [user = '', clients = '', organization_uid] = key.split('|');
  return {
    user,
    clients: clients === '' ? [] : clients.split(','),
    organization_uid: organization_uid || null,
  };
}

/** What an interaction adds to tallies: to that of its row, and to that of its coach. */
export interface LogTallyPart {
  tally: Omit<LogTally, 'rows' | 'minutes' | 'months'>;
  month: Month;
  tool: string;
  minutes: number;
}

/** What one interaction adds to a generation's tallies; nothing where it has no date. */
export function logTallyParts(row: InteractionRecord, generation: number): LogTallyPart[] {
  const { user, organization_uid, program_uid, visibility, month, duration } = row;
  if (!month) return [];
  const sorted = [...row.clients].sort();
  const year = schoolYearStart(month);
  const group = sorted.length > 1;
  const counted = { month, tool: toolKey(row), minutes: duration ?? 0 };
  return (['row', 'coach'] as const).map((scale) => {
    const clients = scale === 'row' ? sorted : [];
    const place = [organization_uid ?? '', program_uid ?? '', visibility];
    const _id = [generation, scale, user, clients.join(','), ...place, group, year].join('|');
    const key = scale === 'row' ? rowKey(user, clients, organization_uid) : '';
    const whose = { user, clients, organization_uid, program_uid, visibility };
    return { tally: { _id, generation, scale, row: key, group, year, ...whose }, ...counted };
  });
}

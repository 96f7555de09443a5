import type { InteractionOwnership } from '@coaching/access';
import type { Month } from '@coaching/contracts';
import { asChecked, ownershipFields, storedIn } from '@coaching/service-kit';
import type { InteractionRecord } from '../interactions/interaction-record';
import { yearOf } from './coach-year';

/** What rows of one month come to: how many, their minutes, and how many with each tool. */
export interface MonthOfTally {
  rows: number;
  minutes: number;
  /** By `toolKey`. */
  tools: Record<string, number>;
}

/**
 * What a school year of one row of the logs comes to, as far as it is in the same place and as visible; in the
 * collection `log_rows`. What a coach comes to with whomever is in their `CoachLog`.
 */
export interface LogTally extends InteractionOwnership {
  /** Made of what is counted, so that there is one of it in each generation. */
  _id: string;
  generation: number;
  /** Key of the row of a log (`rowKey`). */
  row: string;
  /** With several coachees together. */
  group: boolean;
  /** August of the school year. */
  year: Month;
  rows: number;
  minutes: number;
  months: Record<Month, MonthOfTally>;
}

export const logTallySchema = storedIn<LogTally>('log_rows', {
  ...ownershipFields,
  _id: { type: String, required: true },
  generation: { type: Number, required: true },
  row: { type: String, required: true },
  group: { type: Boolean, default: false },
  year: { type: String, required: true },
  rows: { type: Number, required: true },
  minutes: { type: Number, required: true },
  months: asChecked,
});
const indexed = ['user', 'clients', 'organization_uid', 'program_uid', 'row'] as const;
/** Key of the index that finds the tallies of somebody, of some place or of a row. */
export const tallyIndex = (whose: (typeof indexed)[number]) =>
  ({ generation: 1, [whose]: 1, year: 1 }) as const;
for (const whose of indexed) logTallySchema.index(tallyIndex(whose));
logTallySchema.index({ generation: 1, year: 1 });

/** Names the tool of an interaction: what it was made with, or of which kind it is. */
export const toolKey = ({ tool_uid, entity_type }: Pick<InteractionRecord, 'tool_uid' | 'entity_type'>) =>
  `${entity_type}:${tool_uid ?? ''}`;

/** What a row of a log is known by: a coach, the same coachees, and one organisation. @param clients `clientsKey` */
export const rowKey = (user: string, clients: string, organization_uid: string | null) =>
  `${user}|${clients}|${organization_uid ?? ''}`;

/** What coachees of a row are known by together. @param clients in order */
export const clientsKey = (clients: readonly string[]) => clients.join(',');

/** What a key of a row was made of. */
export function rowOfKey(key: string) {
  const [user = '', clients = '', organization_uid] = key.split('|');
  return {
    user,
    clients: clients === '' ? [] : clients.split(','),
    organization_uid: organization_uid || null,
  };
}

/** Where an interaction counts: in the tally of its row, and in the log of its coach. */
export interface LogPart {
  /** What is stored of the row; its tally is known by `tally_id`. */
  whose: Pick<LogTally, 'user' | 'clients' | 'organization_uid' | 'program_uid' | 'visibility' | 'group'>;
  tally_id: string;
  coach_id: string;
  clients: string;
  year: Month;
  month: Month;
  tool: string;
  minutes: number;
}

/** Where an interaction counts in a generation; null where it has no date. */
export function logPart(row: InteractionRecord, generation: number): LogPart | null {
  const { user, organization_uid, program_uid, visibility, month, duration } = row;
  if (!month) return null;
  const sorted = row.clients.length > 1 ? [...row.clients].sort() : row.clients;
  const clients = clientsKey(sorted);
  const year = yearOf(month);
  const group = sorted.length > 1;
  const coach_id = `${generation}|${user}|${organization_uid ?? ''}|${program_uid ?? ''}|${visibility}|${group}`;
  return {
    whose: { user, clients: sorted, organization_uid, program_uid, visibility, group },
    tally_id: `${coach_id}|${clients}|${year}`,
    coach_id,
    clients,
    year,
    month,
    tool: toolKey(row),
    minutes: duration ?? 0,
  };
}

import type { InteractionOwnership } from '@coaching/access';
import type { InteractionKind, Month } from '@coaching/contracts';
import { ownershipFields, storedIn } from '@coaching/service-kit';
import type { InteractionRecord } from '../interactions/interaction-record';

/**
 * What rows with the same owner, clients, place, visibility, month and tool come to; in the collection
 * `month_tallies`. Which rows a person may read depends on nothing but whose they are, so that the filter that finds
 * the rows finds their tallies.
 */
export interface MonthTally extends InteractionOwnership {
  /** Made of what is counted, so that there is one tally of it in each generation. */
  _id: string;
  /** Tallies are made anew beside the ones in use, as the next generation. */
  generation: number;
  month: Month;
  /** Uid of the tool, or the kind of what was made without one. */
  tool: string;
  entity_type: InteractionKind;
  rows: number;
  /** Minutes; what has not started has none. */
  minutes: number;
}

export const monthTallySchema = storedIn<MonthTally>('month_tallies', {
  ...ownershipFields,
  _id: { type: String, required: true },
  generation: { type: Number, required: true },
  month: { type: String, required: true },
  tool: { type: String, required: true },
  entity_type: { type: String, required: true },
  rows: { type: Number, required: true },
  minutes: { type: Number, required: true },
});
for (const whose of ['user', 'clients', 'organization_uid', 'program_uid'] as const)
  monthTallySchema.index({ generation: 1, [whose]: 1, month: 1 });

/** What one row adds to a generation's tallies; nothing where it has no date. */
export function monthTallyOf(row: InteractionRecord, generation: number): MonthTally | null {
  const { user, organization_uid, program_uid, visibility, month, entity_type } = row;
  if (!month) return null;
  const clients = [...row.clients].sort();
  const tool = row.tool_uid ?? entity_type;
  const place = [organization_uid ?? '', program_uid ?? '', visibility];
  return {
    _id: [generation, user, clients.join(','), ...place, month, entity_type, tool].join('|'),
    generation,
    user,
    clients,
    organization_uid,
    program_uid,
    visibility,
    month,
    tool,
    entity_type,
    rows: 1,
    minutes: row.duration ?? 0,
  };
}

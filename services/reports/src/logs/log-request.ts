import {
  type InteractionOwnership,
  isMemberOf,
  isStaff,
  logScope,
  mayFilterLogsByProgram,
} from '@coaching/access';
import { type Actor, type CallQuery, logMonths, type Month } from '@coaching/contracts';
import { Invalid, NotAllowed, readableBy } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import { monthAt } from '../months/month-of';
import type { MonthTally } from '../months/month-tally';
import type { Organizations } from '../organizations/organizations-repository';
import { zoneOf } from '../organizations/time-zone';

/** What is asked of a log; the tool log knows no grouping. */
export type LogQuery = CallQuery<'getToolLog'> & Partial<Pick<CallQuery<'getTimeLog'>, 'grouping'>>;

/** What a log is made of: the months, and which interactions, or tallies of them, count in it. */
export interface LogRequest {
  months: Month[];
  filter: QueryFilter<MonthTally>;
}

function requireFilters(actor: Actor, { organization_uid, program_uid }: Partial<LogQuery>): void {
  if (organization_uid && !isStaff(actor) && !isMemberOf(actor, organization_uid))
    throw new NotAllowed('Logs of an organization are for those who are in it.');
  const place = organization_uid ?? actor.organization_uid;
  if (program_uid && !mayFilterLogsByProgram(actor, place))
    throw new NotAllowed('Logs of a program are for those who administer its organization.');
}

/** Those whom the log of this person is about, of what they may read. */
export function scopeFilter(
  actor: Actor,
  organization_uid: string | undefined,
): QueryFilter<InteractionOwnership> {
  const scope = logScope(actor, organization_uid);
  if (scope.of === 'everybody') return {};
  if (scope.of === 'organization') return { organization_uid: scope.organization_uid };
  if (scope.of === 'programs')
    return { $or: [{ program_uid: { $in: scope.program_uids } }, { user: scope.user }] };
  return scope.of === 'coach' ? { user: scope.user } : { clients: scope.client };
}

const groupingFilters = {
  all: [],
  individual: [{ 'clients.1': { $exists: false } }],
  groups: [{ 'clients.1': { $exists: true } }],
} as const;

/** A month as it was asked for: by its name, or by a day or a moment in it. */
function monthAsked(text: string | undefined, zone: string): Month | undefined {
  if (text === undefined || text.length <= 10) return text?.slice(0, 7);
  return monthAt(new Date(text), zone);
}

/**
 * What a log shows to somebody: never more than they may read, and of that what logs show to them.
 * @throws NotAllowed, Invalid
 */
export async function logRequest(
  { actor, query, now }: { actor: Actor; query: Partial<LogQuery>; now: Date },
  organizations: Organizations,
): Promise<LogRequest> {
  requireFilters(actor, query);
  const { organization_uid, program_uid, coach_uid, client_uid, grouping = 'all' } = query;
  const place = organization_uid ?? actor.organization_uid;
  const zone = zoneOf(place === null ? null : await organizations.find(place));
  const [start, end] = [monthAsked(query.start_date, zone), monthAsked(query.end_date, zone)];
  if (start && end && start > end) {
    const message = 'The first month must not come after the last one.';
    throw new Invalid(message, [{ path: 'start_date', message }]);
  }
  const months = logMonths({ start, end }, monthAt(now, zone));
  const filter: QueryFilter<MonthTally> = {
    $and: [
      readableBy(actor),
      scopeFilter(actor, organization_uid),
      { month: { $in: months } },
      ...(organization_uid ? [{ organization_uid }] : []),
      ...(program_uid ? [{ program_uid }] : []),
      ...(coach_uid ? [{ user: coach_uid }] : []),
      ...(client_uid ? [{ clients: client_uid }] : []),
      ...groupingFilters[grouping],
    ] as QueryFilter<MonthTally>[],
  };
  return { months, filter };
}

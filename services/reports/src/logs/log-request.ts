import {
  type InteractionOwnership,
  isMemberOf,
  isStaff,
  type LogScope,
  logScope,
  mayFilterLogsByProgram,
} from '@coaching/access';
import { type Actor, type CallQuery, logMonths, type Month } from '@coaching/contracts';
import { countableBy, Invalid, NotAllowed } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import { monthAt } from '../months/month-of';
import type { Organizations } from '../organizations/organizations-repository';
import { zoneOf } from '../organizations/time-zone';

/** What is asked of a log; the tool log knows no grouping. */
export type LogQuery = CallQuery<'getToolLog'> & Partial<Pick<CallQuery<'getTimeLog'>, 'grouping'>>;

/** What a log is made of: the months, and which interactions, or tallies of them, count in it. */
export interface LogRequest {
  months: Month[];
  /** Whose they are, and where. */
  filter: QueryFilter<InteractionOwnership>;
  /** With several coachees together, or with one at most; undefined is both. */
  group: boolean | undefined;
  /** Narrowed to somebody as a coachee, of whom sums of coaches know nothing. */
  ofClient: boolean;
}

function requireFilters(actor: Actor, { organization_uid, program_uid }: Partial<LogQuery>): void {
  if (organization_uid && !isStaff(actor) && !isMemberOf(actor, organization_uid))
    throw new NotAllowed('Logs of an organization are for those who are in it.');
  const place = organization_uid ?? actor.organization_uid;
  if (program_uid && !mayFilterLogsByProgram(actor, place))
    throw new NotAllowed('Logs of a program are for those who administer its organization.');
}

/** Those whom a log of this scope is about, of what who asks may read. */
export function scopeFilter(scope: LogScope): QueryFilter<InteractionOwnership> {
  if (scope.of === 'everybody') return {};
  if (scope.of === 'organization') return { organization_uid: scope.organization_uid };
  if (scope.of === 'programs')
    return { $or: [{ program_uid: { $in: scope.program_uids } }, { user: scope.user }] };
  return scope.of === 'coach' ? { user: scope.user } : { clients: scope.client };
}

const groups = { all: undefined, individual: false, groups: true } as const;

/** A month as it was asked for: by its name, or by a moment in it. */
function monthAsked(text: string | undefined, zone: string): Month | undefined {
  return text && text.length > 'YYYY-MM'.length ? monthAt(new Date(text), zone) : text;
}

/**
 * What a log counts for somebody: never more than counts for them, and of that what logs show to them.
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
  const scope = logScope(actor, organization_uid);
  const filter: QueryFilter<InteractionOwnership> = {
    $and: [
      countableBy(actor),
      scopeFilter(scope),
      ...(organization_uid ? [{ organization_uid }] : []),
      ...(program_uid ? [{ program_uid }] : []),
      ...(coach_uid ? [{ user: coach_uid }] : []),
      ...(client_uid ? [{ clients: client_uid }] : []),
    ],
  };
  return {
    months,
    filter,
    group: groups[grouping],
    ofClient: scope.of === 'coachee' || client_uid !== undefined,
  };
}

import type { Actor, Month, Pictures } from '@coaching/contracts';
import { countableBy } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import { countableSteps } from '../caseload/countable-steps';
import type { StepCopy, Steps } from '../caseload/step-copy';
import { momentIn } from '../dates/zoned-time';
import type { InteractionRecord } from '../interactions/interaction-record';
import type { Interactions } from '../interactions/interactions-repository';
import { scopeFilter } from '../logs/log-request';
import { monthAt } from '../months/month-of';
import type { Organizations } from '../organizations/organizations-repository';
import { zoneOf } from '../organizations/time-zone';
import type { PictureRequest } from './picture-request';

type Dated = Pick<StepCopy, 'tool_uid' | 'clients' | 'organization_uid' | 'created_at' | 'completed'>;

/** What counts for the caller in a picture of a place: of what is private nothing, also not of their own. */
const pictured = (actor: Actor): QueryFilter<InteractionRecord> =>
  ({ $and: [{ visibility: { $ne: 'private' } }, countableBy(actor)] }) as QueryFilter<InteractionRecord>;

/** Action steps opened and closed in each month, of those whose interaction counts for the caller. */
export async function stepMonths(
  {
    steps,
    interactions,
    organizations,
  }: { steps: Steps; interactions: Interactions; organizations: Organizations },
  request: PictureRequest,
): Promise<Pictures['steps']> {
  const { scope, organization_uid, months, now } = request;
  const [year, month] = months[0]!.split('-').map(Number) as [number, number];
  // The day before, for organisations whose clocks are ahead.
  const since = { $gte: momentIn('UTC', [year, month, 0]), $lte: now };
  const found = await steps.model
    .find(
      {
        $and: [
          scopeFilter(scope),
          ...(organization_uid ? [{ organization_uid }] : []),
          { $or: [{ created_at: since }, { completed: since }] },
        ],
      } as QueryFilter<StepCopy>,
      { _id: 0, tool_uid: 1, clients: 1, organization_uid: 1, created_at: 1, completed: 1 },
    )
    .lean<Dated[]>();
  const places = await organizations.findAll(found.flatMap((step) => step.organization_uid ?? []));
  const counts = new Map(months.map((name) => [name, { opened: 0, closed: 0 }]));
  for (const step of await countableSteps(interactions, found, pictured(request.actor))) {
    const zone = zoneOf(places.get(step.organization_uid ?? ''));
    const of = (moment: Date | null): Month | null => moment && monthAt(moment, zone);
    const [opened, closed] = [counts.get(of(step.created_at) ?? ''), counts.get(of(step.completed) ?? '')];
    if (opened) opened.opened += 1;
    if (closed) closed.closed += 1;
  }
  return [...counts].map(([name, count]) => ({ month: name, ...count }));
}

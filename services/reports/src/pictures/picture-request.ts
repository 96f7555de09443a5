import { type LogScope, logScope, mayOpenPictures } from '@coaching/access';
import { type Actor, type Month, monthAfter, monthsBetween, PICTURED_MONTHS } from '@coaching/contracts';
import { NotAllowed } from '@coaching/service-kit';
import { type LogRequest, logRequest } from '../logs/log-request';
import { monthAt } from '../months/month-of';
import type { Organizations } from '../organizations/organizations-repository';
import { zoneOf } from '../organizations/time-zone';

/** What pictures are made of. */
export interface PictureRequest {
  actor: Actor;
  organization_uid: string | undefined;
  scope: LogScope;
  /** The months, the current one the last. */
  months: Month[];
  current: Month;
  /** What the caller's logs of these months are made of. */
  log: LogRequest;
  now: Date;
}

/** Pictures show what the caller's logs of these months count. @throws NotAllowed */
export async function pictureRequest(
  { actor, organization_uid, now }: { actor: Actor; organization_uid: string | undefined; now: Date },
  organizations: Organizations,
): Promise<PictureRequest> {
  if (!mayOpenPictures(actor, organization_uid))
    throw new NotAllowed('Pictures of coaching are for those who administer it.');
  const place = organization_uid ?? actor.organization_uid;
  const zone = zoneOf(place === null ? null : await organizations.find(place));
  const current = monthAt(now, zone);
  const start_date = monthAfter(current, 1 - PICTURED_MONTHS);
  const query = { organization_uid, start_date, end_date: current };
  const log = await logRequest({ actor, query, now }, organizations);
  const months = monthsBetween(start_date, current);
  return {
    actor,
    organization_uid,
    scope: logScope(actor, organization_uid),
    months,
    current,
    log,
    now,
  };
}

import { type Actor, MAX_NAMED, type Pictures } from '@coaching/contracts';
import type { Handler, People } from '@coaching/service-kit';
import type { Steps } from '../caseload/step-copy';
import type { Interactions } from '../interactions/interactions-repository';
import { type LogSource } from '../logs/log-source';
import type { Organizations } from '../organizations/organizations-repository';
import { coverageOf } from './last-seen';
import { lastVisits } from './last-visits';
import { peopleOf } from './people-of';
import { type PictureRequest, pictureRequest } from './picture-request';
import { stepMonths } from './step-months';
import { tallyPictures } from './tally-pictures';

/** What pictures are made from. */
export interface PictureParts extends LogSource {
  interactions: Interactions;
  steps: Steps;
  people: People;
  organizations: Organizations;
}

/** What the places that are counted are called. */
export async function placesOf(
  { names }: Pick<PictureParts, 'names'>,
  { actor, scope, organization_uid }: Pick<PictureRequest, 'actor' | 'scope' | 'organization_uid'>,
): Promise<string[]> {
  const place = scope.of === 'organization' ? scope.organization_uid : organization_uid;
  const ofPrograms = scope.of === 'programs';
  const uids = ofPrograms ? actor.schools.map((school) => school.organization_uid) : place ? [place] : [];
  const { organizationOf, programOf } = await names.places(uids);
  return (ofPrograms ? scope.program_uids.map(programOf) : uids.map(organizationOf)).filter(Boolean);
}

async function coverage(parts: PictureParts, request: PictureRequest): Promise<Pictures['coverage']> {
  const { months, coaches } = await lastVisits(parts, request);
  const people = await peopleOf(parts.people, request);
  const coached = people.filter(({ uid }) => months.has(uid) || !coaches.has(uid));
  return coverageOf(coached, { months, current: request.current, most: MAX_NAMED });
}

/** What coaching came to, as far as somebody's logs count it. @throws NotAllowed */
export async function readPictures(
  parts: PictureParts,
  { actor, organization_uid, now }: { actor: Actor; organization_uid: string | undefined; now: Date },
): Promise<Pictures> {
  const request = await pictureRequest({ actor, organization_uid, now }, parts.organizations);
  return {
    places: await placesOf(parts, request),
    months: request.months,
    ...(await tallyPictures(parts, request)),
    coverage: await coverage(parts, request),
    steps: await stepMonths(parts, request),
    as_of: now.toISOString(),
  };
}

export const getPictures =
  (parts: PictureParts): Handler<'getPictures'> =>
  ({ actor, query: { organization_uid }, now }) =>
    readPictures(parts, { actor, organization_uid, now });

import {
  type GrowthPlace,
  growthPlaceOf,
  hasGlobalRole,
  knowsGrowthPlace,
  mayReadGroupGrowth,
  mayReadRubric,
} from '@coaching/access';
import { type Actor, type CallQuery, MESSAGES, type RubricGrowth } from '@coaching/contracts';
import { type Handler, Invalid, NotAllowed, NotFound } from '@coaching/service-kit';
import { mayReadInGrowth } from '../instances/instance-policy';
import { pinned } from '../instances/scored-by';
import type { RubricRecord } from '../rubrics/rubric-record';
import type { Rubrics } from '../rubrics/rubrics-repository';
import { groupGrowth } from './group-growth';
import { groupMonths } from './group-months';
import type { Growth } from './growth-repository';
import { latestReading } from './latest-reading';
import { peopleInNoGroup } from './people-in-no-group';
import { personGrowth } from './person-growth';

const OF_ONE = 'Please ask of one coachee, of one program or of one organization.';

interface Stores {
  rubrics: Rubrics;
  growth: Growth;
}

function placeOf(program_uid?: string, organization_uid?: string): GrowthPlace | null {
  if (organization_uid === undefined) return program_uid === undefined ? null : { program_uid };
  return program_uid === undefined ? { organization_uid } : { organization_uid, program_uid };
}

/** Whose growth is asked for: of one coachee, or of one place. @throws Invalid */
function askedOf({
  client_uid,
  program_uid,
  organization_uid,
}: CallQuery<'getRubricGrowth'>): { place: GrowthPlace } | { client_uid: string } {
  const place = placeOf(program_uid, organization_uid);
  if ((client_uid === undefined) === (place === null))
    throw new Invalid(OF_ONE, [{ path: 'client_uid', message: OF_ONE }]);
  return place ? { place } : { client_uid: client_uid! };
}

/** @throws NotAllowed for who knows of the place, NotFound for all others */
function requirePlace(actor: Actor, place: GrowthPlace): void {
  if (mayReadGroupGrowth(actor, place)) return;
  if (knowsGrowthPlace(actor, place)) throw new NotAllowed(MESSAGES.notAllowed);
  throw new NotFound(MESSAGES.notFound);
}

/** Its words are for whom it is offered to, and for who sees what was scored by it. @throws NotFound */
function requireRubric(actor: Actor, rubric: RubricRecord | null, isUsed: boolean): RubricRecord {
  const isOffered = rubric !== null && !rubric.deleted_at && mayReadRubric(actor, rubric);
  if (!rubric || (!isUsed && !isOffered)) throw new NotFound(MESSAGES.notFound);
  return rubric;
}

/** Nobody is named in what is said of a group. */
export const getRubricGrowth = ({ rubrics, growth }: Stores): Handler<'getRubricGrowth'> => {
  const readBy = async (rubric: RubricRecord) =>
    [pinned(rubric.uid, rubric), latestReading(await rubrics.structures(rubric))] as const;

  async function ofPerson(actor: Actor, tool_uid: string, client_uid: string): Promise<RubricGrowth> {
    const found = await growth.ofPerson(tool_uid, client_uid);
    const readable = found.filter((instance) => mayReadInGrowth(actor, instance));
    const isThere = readable.length > 0;
    if (!isThere && client_uid !== actor.uid) throw new NotFound(MESSAGES.notFound);
    const rubric = requireRubric(actor, await rubrics.find(tool_uid), isThere);
    return personGrowth(...(await readBy(rubric)), readable);
  }

  /** Addresses of programs go from who administers one to who administers its organisation, whom they do not name. */
  const meantBy = async (actor: Actor, asked: GrowthPlace): Promise<GrowthPlace> =>
    asked.organization_uid === undefined
      ? growthPlaceOf(actor, asked.program_uid, await growth.organizationOf(asked.program_uid))
      : asked;

  async function ofGroup(actor: Actor, tool_uid: string, asked: GrowthPlace, now: Date) {
    const place = await meantBy(actor, asked);
    requirePlace(actor, place);
    const withCountsOnly = hasGlobalRole(actor, 'Superuser');
    const askedOfPlace = (group: GrowthPlace) => ({
      tool_uid,
      place: group,
      withCountsOnly,
      ...groupMonths(now),
    });
    const countedIn = async (group: GrowthPlace) => {
      const asked = askedOfPlace(group);
      return { people: await growth.countPeople(asked), counts: await growth.countByMonth(asked) };
    };
    const largerThan = async (whole: string) => ({
      ...(await countedIn({ organization_uid: whole })),
      inNoGroup: peopleInNoGroup(await growth.scoredIn(askedOfPlace({ organization_uid: whole }))),
    });
    const { program_uid, organization_uid } = place;
    const isPart = program_uid !== undefined && organization_uid !== undefined;
    const [found, counted, larger] = await Promise.all([
      rubrics.find(tool_uid),
      countedIn(place),
      isPart ? largerThan(organization_uid) : null,
    ]);
    const rubric = requireRubric(actor, found, counted.people > 0);
    return groupGrowth(...(await readBy(rubric)), counted, larger);
  }

  return async ({ actor, params: { tool_uid }, query, now }) => {
    const asked = askedOf(query);
    const rubric_growth =
      'place' in asked
        ? await ofGroup(actor, tool_uid, asked.place, now)
        : await ofPerson(actor, tool_uid, asked.client_uid);
    return { rubric_growth };
  };
};

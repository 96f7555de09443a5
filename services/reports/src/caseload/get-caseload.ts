import {
  type InteractionOwnership,
  isCoach,
  isInPerson,
  mayOpenCaseload,
  mayReadInteraction,
} from '@coaching/access';
import { type Actor, MESSAGES, monthOf, pageWindow, schoolYearStart } from '@coaching/contracts';
import {
  countableBy,
  type Handler,
  NotFound,
  type People,
  type PersonCopy,
  presentEmbed,
} from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import { wallTimeAt } from '../dates/zoned-time';
import type { InteractionRecord } from '../interactions/interaction-record';
import type { Interactions } from '../interactions/interactions-repository';
import type { LogTallies } from '../months/log-tallies';
import type { LogTally } from '../months/log-tally';
import type { OrganizationCopy, Organizations } from '../organizations/organizations-repository';
import { zoneOf } from '../organizations/time-zone';
import { caseloadAsked, caseloadRows } from './caseload-rows';
import { coacheesOf } from './coachees-of';
import { countableSteps } from './countable-steps';
import type { Cycles } from './cycles';
import type { StepCopy, Steps } from './step-copy';
import { usualWeeks } from './usual-weeks';
import { visitsOf } from './visits';

interface Parts {
  interactions: Interactions;
  tallies: LogTallies;
  steps: Steps;
  cycles: Cycles;
  people: People;
  organizations: Organizations;
}

/** What of a coach's interactions counts for somebody: of one's own everything. */
const countableFor = (actor: Actor, coach: string): QueryFilter<InteractionRecord> =>
  actor.uid === coach && isInPerson(actor) ? {} : (countableBy(actor) as QueryFilter<InteractionRecord>);

/** The coach, whom the caller may ask about. @throws NotFound */
async function requireCoach(people: People, actor: Actor, uid: string): Promise<PersonCopy | null> {
  const coach = await people.findLiving(uid);
  // One's own copy may not have arrived yet.
  const isOpen = coach ? mayOpenCaseload(actor, coach) : actor.uid === uid && isCoach(actor);
  if (!isOpen) throw new NotFound(MESSAGES.notFound);
  return coach;
}

/** Names of the places that somebody is in. */
function placesOf({ schools }: PersonCopy, known: ReadonlyMap<string, OrganizationCopy>): string[] {
  return schools.flatMap(({ organization_uid, programs }) => {
    const organization = known.get(organization_uid);
    const names = new Map(organization?.programs.map(({ uid, program_name }) => [uid, program_name]));
    const inside = programs.map(({ program_uid, program_name }) => names.get(program_uid) ?? program_name);
    return inside.length > 0 ? inside : [organization?.name ?? ''];
  });
}

const organizationsOf = ({ schools }: PersonCopy) => schools.map(({ organization_uid }) => organization_uid);

/** Uids of the organisations of a coach; the one in which who asks works, too, is the first. */
function organizationsOfCoach(actor: Actor, coach: PersonCopy | null, isOwn: boolean): string[] {
  const { organization_uid: here } = actor;
  const all = coach ? organizationsOf(coach) : [];
  const isHere = here !== null && (isOwn || all.includes(here));
  return isHere ? [here, ...all.filter((uid) => uid !== here)] : all;
}

/** Minutes of a month with each coachee; those of a group count for each in it. */
async function minutesOf(
  { model, generations }: LogTallies,
  { coach, month, countable }: { coach: string; month: string; countable: object },
): Promise<Map<string, number>> {
  const { live: generation } = await generations.find();
  const whose = { generation, user: coach, year: schoolYearStart(month) };
  const filter = { $and: [whose, countable] } as QueryFilter<LogTally>;
  const minutes = new Map<string, number>();
  for (const { clients, months } of await model.find(filter).lean<LogTally[]>())
    for (const uid of clients) minutes.set(uid, (minutes.get(uid) ?? 0) + (months[month]?.minutes ?? 0));
  return minutes;
}

/** A coach's open steps, as far as what they came from counts for the caller. */
async function stepsOf(
  { steps, interactions }: Parts,
  { coach, countable, isOwn }: { coach: string; countable: QueryFilter<InteractionRecord>; isOwn: boolean },
): Promise<StepCopy[]> {
  const open = await steps.openOf(coach);
  return isOwn ? open : countableSteps(interactions, open, countable);
}

const two = (figure: number) => String(figure).padStart(2, '0');

export const getCaseload =
  (parts: Parts): Handler<'getCaseload'> =>
  async ({ actor, params: { coach_uid: coach }, query, now }) => {
    const { people, organizations, cycles } = parts;
    const user = await requireCoach(people, actor, coach);
    const isOwn = actor.uid === coach && isInPerson(actor);
    const countable = countableFor(actor, coach);
    const coachees = await coacheesOf(parts, actor, coach, countable);
    const mayRead = (interaction: InteractionOwnership) => isOwn || mayReadInteraction(actor, interaction);
    const uids = new Set(coachees.map(({ uid }) => uid));
    const ofCoach = organizationsOfCoach(actor, user, isOwn);
    const places = [...ofCoach, ...coachees.flatMap(organizationsOf)];
    const [known, chosen] = await Promise.all([organizations.findAll(places), cycles.usualOf(places)]);
    const [year, month, day] = wallTimeAt(now, zoneOf(known.get(ofCoach[0] ?? '')));
    const rows = caseloadRows({
      coachees: coachees.map((person) => ({
        client_embed: presentEmbed(person),
        places: placesOf(person, known).filter(Boolean),
        usual_weeks: usualWeeks({ coachee: organizationsOf(person), coach: ofCoach }, chosen),
      })),
      ...(await visitsOf(parts.interactions, { coach, countable, mayRead, now }, uids)),
      steps: await stepsOf(parts, { coach, countable, isOwn }),
      minutes: await minutesOf(parts.tallies, { coach, month: monthOf(year, month), countable }),
      cycles: await cycles.of(coach),
      now,
      today: `${year}-${two(month)}-${two(day)}`,
    });
    const asked = caseloadAsked(rows, query);
    const { skip, limit } = pageWindow(query.page, query.rowsPerPage);
    return {
      user: user && presentEmbed(user),
      coachees: asked.slice(skip, skip + limit),
      total: asked.length,
      usual_weeks: usualWeeks({ coachee: ofCoach.slice(0, 1), coach: [] }, chosen),
      as_of: now.toISOString(),
    };
  };

/** Interactions and sums of very many people, made directly as the reports service stores them. */
import { type Month, monthAfter, schoolYearStart } from '@coaching/contracts';

export const ORGANIZATIONS = 30;
export const ROWS = Number(process.env.LOGS_ROWS ?? 1_000_000);
/** Who coaches whom: this many coaches with this many coachees each. */
export const COACHES = ROWS / 1000;
export const CLIENTS = 15;

export const coachUid = (place: number) => `coach-${place}`;
export const organizationOf = (coach: number) => `organization-${coach % ORGANIZATIONS}`;
const embed = (uid: string) => ({ uid, username: uid, initials: 'P', picture: null });

/** The month, so many before another. */
const monthBefore = (month: Month, count: number) => monthAfter(month, -count);

/** The generation of sums in which a service counts that starts on an empty database. */
const GENERATION = 2000;

/** Says that all rows of a coach are counted, so that they are counted anew at the next rebuild alone. */
export const countedAt = (coach: number) => ({ _id: coachUid(coach), counted: GENERATION, changes: 0 });

/**
 * One interaction of many: every pair of a coach and a coachee has as many, and those of a round lie in the same
 * school year, the first rounds in this one.
 * @param rounds how many interactions a pair has in a school year
 */
export function interactionAt(place: number, { current, rounds }: { current: Month; rounds: number }) {
  const pair = place % (COACHES * CLIENTS);
  const round = Math.floor(place / (COACHES * CLIENTS));
  const coach = pair % COACHES;
  const client = `client-${pair}`;
  const newest = round < rounds ? current : monthBefore(schoolYearStart(current), 1);
  const months = round < rounds ? monthsSince(schoolYearStart(current), current) : 48;
  const month = monthBefore(newest, (place * 7919) % months);
  const timestamp = new Date(`${month}-${String(1 + (place % 28)).padStart(2, '0')}T15:00:00.000Z`);
  return {
    uid: `row-${place}`,
    revision: 1,
    deleted: false,
    title: `Lesson ${place}`,
    timestamp,
    end_timestamp: null,
    duration: (place * 31) % 90,
    entity_type: place % 3 === 0 ? 'interview' : 'observation',
    tool_uid: `tool-${place % 4}`,
    tool_name: 'Observation',
    user: coachUid(coach),
    user_embed: embed(coachUid(coach)),
    clients: [client],
    client_embeds: [embed(client)],
    organization_uid: organizationOf(coach),
    program_uid: null,
    visibility: place % 10 === 0 ? 'private' : 'shared',
    keys: { title: `lesson ${place}`, client, tool: 'observation', words: [], finds: [] },
    month,
  };
}

function monthsSince(first: Month, last: Month): number {
  let count = 1;
  for (let month = first; month < last; month = monthAfter(month)) count += 1;
  return count;
}

/** The sums of one row of a log of very many rows. @param perCoach rows of each coach */
export function sumsAt(place: number, perCoach: number, month: Month) {
  const coach = Math.floor(place / perCoach);
  const [user, client] = [coachUid(coach), `client-${place % 1000}`];
  const organization_uid = organizationOf(coach);
  return {
    _id: `${GENERATION}|row|${place}`,
    generation: GENERATION,
    row: [user, client, organization_uid].join('|'),
    group: false,
    year: schoolYearStart(month),
    rows: 2,
    minutes: 40,
    months: { [month]: { rows: 2, minutes: 40, tools: { 'observation:': 2 } } },
    user,
    clients: [client],
    organization_uid,
    program_uid: null,
    visibility: 'shared',
  };
}

/** What the rows of one coach come to. */
export function sumsOfCoach(coach: number, perCoach: number, month: Month) {
  const { user, organization_uid, program_uid, visibility, group } = sumsAt(
    coach * perCoach,
    perCoach,
    month,
  );
  const place = monthsSince(schoolYearStart(month), month) - 1;
  const inMonth = (figure: number) => [...Array.from({ length: place }, () => 0), figure];
  const clients = Array.from({ length: perCoach }, (_, row) => `client-${(coach * perCoach + row) % 1000}`);
  const year = {
    rows: inMonth(2 * perCoach),
    minutes: inMonth(40 * perCoach),
    tools: { 'observation:': inMonth(2 * perCoach) },
    clients: Object.fromEntries(clients.map((uid) => [uid, inMonth(2)])),
  };
  return {
    _id: `${GENERATION}|coach|${coach}`,
    generation: GENERATION,
    user,
    clients: [],
    organization_uid,
    program_uid,
    visibility,
    group,
    years: { [schoolYearStart(month)]: JSON.stringify(year) },
  };
}

/** A person as services keep copies of them. */
export const personNamed = (uid: string, place: number) => ({
  uid,
  username: `Person ${(place * 7919) % 100_003}`,
  initials: 'P',
  picture: null,
  revision: 1,
});

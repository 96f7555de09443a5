import { formatClock, type ObservationDraft, type ProgramEmbed } from '@coaching/contracts';
import { heardOf, type PersonCopy, peopleIn, presentEmbed, type ServiceContext } from '@coaching/service-kit';
import { newsOf } from '../events/news';
import type { ObservationRecord } from '../observation/observation-record';
import { observationsIn } from '../observation/observation-repository';
import { newObservation } from '../saving/new-observation';
import type { ImportedObservation } from './imported-observation';

/**
 * Brings observations in and announces each; those whose uid exists are left as they are.
 * @throws when this service does not hear of a coach or coachee in time
 */
export async function importObservations(
  { db, transaction }: ServiceContext,
  imported: readonly ImportedObservation[],
  now = new Date(),
): Promise<void> {
  const observations = observationsIn(db);
  const uids = imported.map(({ uid }) => uid);
  const known = new Set<string>(await observations.collection.distinct('uid', { uid: { $in: uids } }));
  const people = await heardOf(peopleIn(db).findAll, [
    ...new Set(imported.flatMap(({ user, client }) => [user, client])),
  ]);
  for (const row of imported.filter(({ uid }) => !known.has(uid))) {
    const observation = observationFrom(row, people, now);
    await transaction(async ({ session, announce, signal }) => {
      await observations.insert(observation, session);
      for (const news of newsOf(null, observation)) await announce(news);
      signal('observation.saved', observation.uid);
    });
  }
}

function observationFrom(
  row: ImportedObservation,
  people: ReadonlyMap<string, PersonCopy>,
  now: Date,
): ObservationRecord {
  const client = people.get(row.client)!;
  const coach = people.get(row.user)!;
  const { user: _user, organization_uid, program_uid, items, ...settings } = row;
  const draft: ObservationDraft = {
    ...settings,
    items: items.map((item) => ({ ...item, time: formatClock(new Date(item.timestamp)) })),
  };
  const placement = {
    client: client.uid,
    client_embed: presentEmbed(client),
    program_embed: programEmbed(client, program_uid),
    organization_uid,
  };
  return newObservation(draft, presentEmbed(coach), placement, now);
}

function programEmbed(client: PersonCopy, program_uid: string | null): ProgramEmbed | null {
  for (const { organization_uid, programs } of client.schools) {
    const program = programs.find((candidate) => candidate.program_uid === program_uid);
    if (program) return { ...program, organization_uid };
  }
  return null;
}

import { formatClock } from '@coaching/contracts';
import {
  awaitCopies,
  inParts,
  type PersonCopy,
  peopleIn,
  presentEmbed,
  programOfPerson,
  type ServiceContext,
  WITH_DELETED,
} from '@coaching/service-kit';
import { observationEvents } from '../events/observation-events';
import type { ObservationRecord } from '../observation/observation-record';
import { observationsIn } from '../observation/observation-repository';
import type { NamedDraft } from '../saving/named-draft';
import { newObservation } from '../saving/new-observation';
import type { ImportedObservation } from './imported-observation';

/** Observations that are brought in by one transaction: each waits for the disk, and none may take long. */
const TOGETHER = 20;

/**
 * Brings observations in and announces each; those whose uid exists are left as they are.
 * @throws when this service does not receive a coach or coachee in time
 */
export async function importObservations(
  { connection, transaction }: ServiceContext,
  imported: readonly ImportedObservation[],
  now = new Date(),
): Promise<void> {
  const observations = observationsIn(connection);
  const uids = imported.map(({ uid }) => uid);
  const known = new Set(await observations.model.distinct('uid', { uid: { $in: uids } }, WITH_DELETED));
  const people = await awaitCopies(peopleIn(connection).findAll, [
    ...new Set(imported.flatMap(({ user, client }) => [user, client])),
  ]);
  const added = imported.filter(({ uid }) => !known.has(uid));
  for (const chosen of inParts(added, TOGETHER)) {
    const rows = chosen.map((row) => observationFrom(row, people, now));
    await transaction(async ({ session, announce, signal }) => {
      for (const observation of rows) {
        await observations.insert(observation, session);
        for (const event of observationEvents.ofChange(null, observation)) await announce(event);
        signal('observation.saved', observation.uid);
      }
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
  const draft: NamedDraft = {
    ...settings,
    items: items.map((item) => ({ ...item, time: formatClock(new Date(item.timestamp)) })),
  };
  const placement = {
    client: client.uid,
    client_embed: presentEmbed(client),
    program_embed: programOfPerson(client, program_uid),
    organization_uid,
  };
  return newObservation(draft, presentEmbed(coach), placement, now);
}

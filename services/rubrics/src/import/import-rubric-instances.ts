import {
  awaitCopies,
  type PersonCopy,
  peopleIn,
  presentEmbed,
  programOfPerson,
  type ServiceContext,
  WITH_DELETED,
} from '@coaching/service-kit';
import { instanceEvents } from '../events/instance-events';
import type { InstanceRecord } from '../instances/instance-record';
import { instancesIn } from '../instances/instances-repository';
import { newInstance } from '../instances/new-instance';
import { type ScoredBy, scoredByNow } from '../instances/scored-by';
import { sentItems } from '../instances/sent-items';
import { itemsOfDraft } from '../instances/written-fields';
import { requireNoProblems } from '../problems';
import type { RubricRecord } from '../rubrics/rubric-record';
import { rubricsIn } from '../rubrics/rubrics-repository';
import type { ImportedInstance, ImportedItem } from './imported';

/**
 * Brings uses of rubrics in and announces each; those whose uid exists are left as they are.
 * @throws when this service does not receive a coach or coachee in time, or has no such rubric, row or column
 */
export async function importRubricInstances(
  context: Pick<ServiceContext, 'connection' | 'transaction'>,
  imported: readonly ImportedInstance[],
  now = new Date(),
): Promise<void> {
  const { connection, transaction } = context;
  const rubrics = rubricsIn(context);
  const instances = instancesIn(connection, rubrics);
  const uids = imported.map(({ uid }) => uid);
  const there = new Set(await instances.model.distinct('uid', { uid: { $in: uids } }, WITH_DELETED));
  const rows = imported.filter(({ uid }) => !there.has(uid));
  const people = await awaitCopies(peopleIn(connection).findAll, [
    ...new Set(rows.flatMap(({ user, client }) => [user, client])),
  ]);
  const known = await rubrics.findAll([...new Set(rows.map(({ tool_uid }) => tool_uid))]);
  for (const row of rows) {
    const instance = instanceFrom(row, { people, rubrics: known }, now);
    await transaction(async ({ session, announce, signal }) => {
      await instances.insert(instance, session);
      for (const event of instanceEvents.ofChange(null, instance)) await announce(event);
      signal('rubric_instance.saved', instance.uid);
    });
  }
}

interface Known {
  people: ReadonlyMap<string, PersonCopy>;
  rubrics: ReadonlyMap<string, RubricRecord>;
}

/** Items by their rows, wherever these stand. @throws Invalid for a row or column that the rubric does not have */
export function importedItems(items: readonly ImportedItem[], scored: ScoredBy) {
  const sent = sentItems([[...items]], [], { scored, rubric_revision: undefined, path: 'items' });
  requireNoProblems(sent);
  return sent.items;
}

function instanceFrom(row: ImportedInstance, { people, rubrics }: Known, now: Date): InstanceRecord {
  const { user, client, organization_uid, program_uid, items, self_score, ...settings } = row;
  const rubric = rubrics.get(row.tool_uid);
  if (!rubric) throw new Error(`There is no rubric ${row.tool_uid}.`);
  const scored = scoredByNow(rubric);
  const coachee = people.get(client)!;
  const program_embed = programOfPerson(coachee, program_uid);
  const placement = {
    clients: [client],
    client_embed: presentEmbed(coachee),
    program_embed,
    program_uid: program_embed?.program_uid ?? null,
    organization_uid,
  };
  const coach = presentEmbed(people.get(user)!);
  const draft = { ...settings, items: [[...items]], scored };
  requireNoProblems(itemsOfDraft(draft, null));
  return {
    ...newInstance(draft, { coach, placement }, now),
    self_score: self_score
      ? {
          count: 1,
          items: importedItems(self_score.items, scored),
          left_over: [],
          finished_at: self_score.finished_at === null ? null : new Date(self_score.finished_at),
        }
      : null,
  };
}

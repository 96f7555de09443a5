import { othersCouldRead } from '@coaching/access';
import {
  type AutosavedKind,
  changedFields,
  embedOfActor,
  finishingShares,
  Invalid,
  type People,
  requireLicenseToChange,
  requireReadableStays,
  requireStaysInPlace,
  type Tools,
  writtenUnderCounts,
} from '@coaching/service-kit';
import { instanceEvents } from '../events/instance-events';
import { requireNoProblems } from '../problems';
import type { Rubrics } from '../rubrics/rubrics-repository';
import { mayDelete, mayEdit, mayRead, mayRestore } from './instance-policy';
import type { InstanceRecord } from './instance-record';
import { type RubricInstances, RubricMovedOn, readSoFar } from './instances-repository';
import type { NamedInstance } from './named-draft';
import { newInstance, titleOf } from './new-instance';
import { moveOf, placeAgain, placeNew } from './place-instance';
import type { PresentInstance } from './present-instance';
import { requireUsableRubric } from './usable-rubric';
import { itemsOfDraft, writtenFields } from './written-fields';

export interface InstanceStores {
  instances: RubricInstances;
  rubrics: Rubrics;
  people: People;
  tools: Tools;
}

const STAYS_WITH_RUBRIC =
  'It stays with the rubric that it was made with. Please make a new one with another.';
const INVITES_UNREAD =
  'The coachee can only score what they can read. Please share this rubric to ask for their scores.';
const INVITES_LATE =
  'The scores are finished and can be read, so the coachee can no longer score themselves without seeing them.';
const INVITES_SEEN =
  'The coachee could read scores of it already, so they can no longer score themselves without seeing them.';

const refuse = (message: string, field: string): never => {
  throw new Invalid(message, [{ path: `rubric_instance.${field}`, message }]);
};

const changesRubric = ({ tool_uid }: NamedInstance, stored: InstanceRecord) =>
  tool_uid !== undefined && tool_uid !== stored.tool_uid;

/**
 * Refuses to ask for scores who reads nothing, or who could read the scores.
 * @param before what was stored until now; null of a new one
 * @throws Invalid
 */
function requireUnseenInvitation(
  { visibility, invites_self_score, finished }: InstanceRecord,
  before: Pick<InstanceRecord, 'invites_self_score' | 'shown' | 'items'> | null,
): void {
  if (!invites_self_score) return;
  if (visibility === 'private') refuse(INVITES_UNREAD, 'invites_self_score');
  if (!before || before.invites_self_score) return;
  if (finished) refuse(INVITES_LATE, 'invites_self_score');
  if (before.shown && before.items.length > 0) refuse(INVITES_SEEN, 'invites_self_score');
}

/** What it is called with another coachee, where it is called after the one it was with. */
function titledAfter(stored: InstanceRecord, client: InstanceRecord['client_embed']) {
  const default_title = titleOf(stored.user_embed, stored.began.name, client);
  return { default_title, ...(stored.title === stored.default_title && { title: default_title }) };
}

/** What the common saving, deleting and restoring need to know of rubric instances. */
export const instanceKind = (
  { instances, rubrics, people, tools }: InstanceStores,
  present: PresentInstance,
): AutosavedKind<InstanceRecord, NamedInstance> => ({
  name: 'rubric_instance',
  store: instances,
  signal: 'rubric_instance.saved',
  mayRead,
  mayEdit,
  mayDelete,
  mayRestore,
  notTheirs: 'Only the coach who holds this rubric can change it.',
  present,
  eventsFor: instanceEvents.ofChange,
  async created({ actor, now }, draft) {
    const placement = await placeNew({ actor, now, people }, draft);
    const rubric = await requireUsableRubric({ rubrics, tools }, actor, draft.tool_uid);
    const { scored } = draft;
    if (scored?.rubric.revision !== rubric.revision) throw new RubricMovedOn();
    requireNoProblems(itemsOfDraft(draft, null));
    const coach = await embedOfActor(people, actor);
    const written = writtenUnderCounts(actor, placement.organization_uid);
    const instance = { ...newInstance({ ...draft, scored }, { coach, placement }, now), ...written };
    requireUnseenInvitation(instance, null);
    return instance;
  },
  changed: (draft, stored) =>
    changedFields<InstanceRecord>(writtenFields(finishingShares(draft, stored), stored), stored),
  moves: (draft, stored) =>
    changesRubric(draft, stored) ||
    moveOf(draft, stored) !== null ||
    itemsOfDraft(draft, stored).problems.length > 0,
  async settled({ actor, now }, draft, stored, changed) {
    requireLicenseToChange('rubric_instance', { actor, now }, stored, changed);
    if (changesRubric(draft, stored)) refuse(STAYS_WITH_RUBRIC, 'tool_uid');
    requireNoProblems(itemsOfDraft(draft, stored));
    requireReadableStays('rubric_instance', changed, readSoFar(stored));
    requireStaysInPlace('rubric_instance', readSoFar(stored), moveOf(draft, stored));
    requireUnseenInvitation({ ...stored, ...changed }, stored);
    const moved = await placeAgain({ actor, now, people }, draft, stored);
    const finished = stored.finished || Boolean(changed.end_timestamp);
    const shown = othersCouldRead(readSoFar({ ...stored, ...changed, finished }));
    return {
      ...writtenUnderCounts(actor, { ...stored, ...moved }.organization_uid),
      ...moved,
      ...(moved.client_embed && titledAfter({ ...stored, ...changed }, moved.client_embed)),
      finished,
      ...(finished && !stored.ended && { ended: draft.scored?.rubric ?? stored.began }),
      // What was set meanwhile stays: it is only ever set, never taken back.
      ...(shown && { shown }),
    };
  },
});

import { MESSAGES } from '@coaching/contracts';
import {
  Conflict,
  Invalid,
  NotAllowed,
  requireInPerson,
  type SavedKind,
  type Saver,
} from '@coaching/service-kit';
import { toolSetUpdated } from '../events/tool-set-events';
import type { OwnedSets } from '../tool-sets/owned-sets';
import { mayConfigure, mayMakeSets, mayReadSetsOf } from '../tool-sets/tool-set-policy';
import { isThere, type ToolSetRecord } from '../tool-sets/tool-set-record';
import { type Stores, viewOf } from '../tool-sets/tool-set-views';
import { changedFields } from './changed-fields';
import type { SentToolSet } from './sent-tool-set';
import { requireRoom, requireUsable } from './tool-set-rules';

export const NOT_THEIRS =
  'Only an Organization Admin, or a coach without an organization, says which tools there are; for the platform a Superuser.';
const NOT_THEIRS_TO_MAKE = 'Only a Superuser adds tool sets.';
const NAME_REQUIRED = 'Please give the tool set a name.';

/** Uids of the tools that are there, and of their categories. */
const there = ({ tools }: ToolSetRecord) =>
  tools
    .filter(isThere)
    .flatMap(({ uid, categories }) => [uid, ...categories.filter(isThere).map((category) => category.uid)]);

/** Whether something that was there goes to the recycle bin. */
function deletesAny(before: ToolSetRecord, after: ToolSetRecord): boolean {
  const left = new Set(there(after));
  return there(before).some((uid) => !left.has(uid));
}

/** What the common saving needs to know of tool sets. */
export function toolSetKind(stores: Stores, owned: OwnedSets): SavedKind<ToolSetRecord, SentToolSet> {
  const { toolSets } = stores;

  /** What a new set begins as: a further one of the platform empty, an owner's first as they saw it before. */
  async function beginning({ owner, uid }: SentToolSet, { now }: Saver): Promise<ToolSetRecord> {
    const stamps = { created_at: now, updated_at: now, deleted_at: null, deleted_by: null };
    const unwritten = owner.config_entity === 'System' ? null : await owned.unwritten(owner, now);
    if (unwritten) return { ...unwritten, ...stamps };
    const nothing = { tools: [], tools_order: [], tools_deleted: [], uses: null, old_uses: [] };
    return { ...owner, ...nothing, uid, name: '', revision: 0, ...stamps };
  }

  return {
    name: 'tool_config',
    store: toolSets,
    mayRead: mayReadSetsOf,
    mayEdit: mayConfigure,
    notTheirs: NOT_THEIRS,
    present: (set, actor) => viewOf(stores, actor, set),
    eventsFor: (_before, after) => [toolSetUpdated(after)],
    async created(saver, sent) {
      const { owner } = sent;
      const first = owner.config_entity === 'System' ? null : await toolSets.firstOf(owner);
      // Another save of the same may store it between the look for it and this one: saving then looks again.
      const isFirst = owner.config_entity !== 'System' && (!first || first.uid === sent.uid);
      if (!isFirst && !mayMakeSets(saver.actor)) throw new NotAllowed(NOT_THEIRS_TO_MAKE);
      const before = await beginning(sent, saver);
      const set = { ...before, ...changedFields(sent, before), uid: sent.uid, revision: 1 };
      if (!set.name) throw new Invalid(NAME_REQUIRED, [{ path: 'tool_config.name', message: NAME_REQUIRED }]);
      if (set.uses !== before.uses) await requireUsable(stores, set, isFirst ? before : set);
      requireRoom(set);
      return set;
    },
    changed: changedFields,
    async settled({ actor }, sent, stored, changed) {
      // Whoever saw none stored is not the one who stored it: a first save that is sent again changes nothing.
      if (sent.sawNone && sent.revision === 0)
        throw new Conflict(MESSAGES.stale, { tool_config: await viewOf(stores, actor, stored) });
      const set = { ...stored, ...changed };
      if (deletesAny(stored, set)) requireInPerson(actor);
      if ('uses' in changed) await requireUsable(stores, set, stored);
      requireRoom(set);
      return {};
    },
  };
}

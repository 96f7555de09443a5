import { createHmac } from 'node:crypto';
import { isSameOwner } from '@coaching/access';
import { DEFAULT_TOOL_SET, MESSAGES, type ToolSetDraft, uidFrom } from '@coaching/contracts';
import {
  type Handler,
  NotAllowed,
  NotFound,
  type Saver,
  type ServiceContext,
  saveEntities,
  uidOfNew,
} from '@coaching/service-kit';
import { type OwnedSets, requireOwner } from '../tool-sets/owned-sets';
import { mayConfigure } from '../tool-sets/tool-set-policy';
import { ownedBy, type SetOwner, SYSTEM } from '../tool-sets/tool-set-record';
import { type Stores, viewOf } from '../tool-sets/tool-set-views';
import { type SaveSurroundings, sawNone, sentToolSet } from './sent-tool-set';
import { NOT_THEIRS, toolSetKind } from './tool-set-kind';

const uidsOf = (parts: readonly { uid?: string | null }[]) => parts.flatMap(({ uid }) => uid ?? []);

export const saveToolConfig = (
  stores: Stores,
  owned: OwnedSets,
  context: ServiceContext,
): Handler<'saveToolConfig'> => {
  const { toolSets, names } = stores;
  const key = context.keyFor('uids');
  const save = saveEntities(toolSetKind(stores, owned), context);

  /** The same for all who store an owner's first set at once, so that it is one; nobody else can tell it beforehand. */
  function uidOfFirst({ config_entity, config_uid }: SetOwner): string {
    const words = JSON.stringify(['first', config_entity, config_uid]);
    return uidFrom(createHmac('sha256', key).update(words).digest(), 0);
  }

  async function uidOf(draft: ToolSetDraft, { actor, now }: Saver): Promise<string> {
    if (!sawNone(draft)) return draft.uid!;
    const owner = ownedBy(draft);
    if (isSameOwner(owner, SYSTEM)) {
      if (draft.uid === DEFAULT_TOOL_SET) return (await owned.find(owner, draft.uid, now))!.uid;
      return uidOfNew(draft, { actor, now, store: toolSets, key });
    }
    return (await toolSets.firstOf(owner))?.uid ?? uidOfFirst(owner);
  }

  async function surroundingsOf(draft: ToolSetDraft, uid: string, { actor, now }: Saver) {
    const { tools = [], tools_deleted = [] } = draft;
    const set = (await toolSets.find(uid)) ?? (await owned.unwritten(ownedBy(draft), now));
    const used = set?.uses ? await toolSets.systemSets([set.uses]) : new Map();
    const holders = await toolSets.holders(
      [...uidsOf(tools), ...tools_deleted],
      uidsOf(tools.flatMap(({ categories = [] }) => categories)),
    );
    const deletion = { deleted_at: now, deleted_by: actor.uid };
    return { used: used.get(set?.uses ?? '') ?? null, holders, deletion };
  }

  return async ({ actor, body: { tool_config: draft }, now }) => {
    const owner = ownedBy(draft);
    if (owner.config_entity === 'System' && !isSameOwner(owner, SYSTEM))
      throw new NotFound(MESSAGES.notFound);
    await requireOwner(names, actor, owner);
    if (!mayConfigure(actor, owner)) throw new NotAllowed(NOT_THEIRS);
    const saver = { actor, now };
    let surroundings: SaveSurroundings;
    const saved = await save(saver, {
      async uid() {
        const uid = await uidOf(draft, saver);
        surroundings = await surroundingsOf(draft, uid, saver);
        return uid;
      },
      draft: (uid, stored) => sentToolSet(draft, uid, stored, surroundings),
    });
    return { tool_config: await viewOf(stores, actor, saved) };
  };
};

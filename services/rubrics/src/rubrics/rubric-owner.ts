import { mayEditRubric, mayReadRubric, ownToolOwner, type ToolOwner } from '@coaching/access';
import { type Actor, interactionKinds, MESSAGES, type RubricDraft } from '@coaching/contracts';
import { Invalid, NotAllowed, NotFound, type ToolCopy } from '@coaching/service-kit';

const NOT_THEIRS = 'You cannot make rubrics there.';
const NOT_A_RUBRIC = 'This tool is no rubric. Please add a rubric to the tool set first.';

/** Whose a draft says it is; null where it says nothing. */
function askedOwner(actor: Actor, { config_entity, config_uid }: RubricDraft): ToolOwner | null {
  if (!config_entity) return null;
  if (config_entity === 'System') return { config_entity, config_uid: 'system' };
  const own = config_entity === 'User' ? actor.uid : actor.organization_uid;
  const uid = config_uid ?? own;
  return uid === null ? null : { config_entity, config_uid: uid };
}

/** The owner of a tool that a rubric is made for. @throws NotFound, NotAllowed, Invalid */
function ownerOfTool(actor: Actor, { tool_type, config_entity, config_uid }: ToolCopy): ToolOwner {
  const owner = { config_entity, config_uid };
  if (!mayReadRubric(actor, owner)) throw new NotFound(MESSAGES.notFound);
  if (!mayEditRubric(actor, owner)) throw new NotAllowed(NOT_THEIRS);
  if (tool_type !== interactionKinds.rubric_instance.tool_type)
    throw new Invalid(NOT_A_RUBRIC, [{ path: 'rubric.uid', message: NOT_A_RUBRIC }]);
  return owner;
}

/**
 * Whose a new rubric is: its tool's owner's; where its tool is not known yet, as the draft says, or else the caller's.
 * @throws NotFound for a tool the caller is not offered; NotAllowed, Invalid
 */
export function ownerOfNew(actor: Actor, draft: RubricDraft, tool: ToolCopy | null): ToolOwner {
  if (tool) return ownerOfTool(actor, tool);
  const owner = askedOwner(actor, draft) ?? ownToolOwner(actor);
  if (!owner || !mayEditRubric(actor, owner)) throw new NotAllowed(NOT_THEIRS);
  return owner;
}

/** May hide it from those who work with their own tools: who configures tools into which the platform's are taken over. */
export const mayHideRubric = (actor: Actor, { config_entity }: ToolOwner): boolean =>
  config_entity === 'System' && ownToolOwner(actor) !== null;

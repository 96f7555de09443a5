import { type Actor, interactionKinds, MAX_ACTION_STEPS } from '@coaching/contracts';
import { Invalid, NotAllowed, writtenUnderCounts } from '@coaching/service-kit';
import { fromTool } from '../steps/from-tool';
import { mayComplete, mayWriteSteps } from '../steps/step-policy';
import type { StepRecord, WrittenFields } from '../steps/step-record';
import { storedStep } from '../steps/store-step';
import type { ToolCopy } from '../tools/tool-copy';
import { changedFields, untouched } from './changed-fields';
import type { NamedStep } from './named-steps';
import { clientsOf, type SaveRequest } from './save-request';

const NOT_THE_COACH =
  'Only the coach can change action steps. A coachee can mark their own as done, and as open again.';
const FOR_NOBODY = 'This step is for somebody who is not part of this any more. Please choose again.';
const COMPLETED = 'This step is completed. Reopen it before you change what it says.';
const TOO_MANY = `There can be at most ${MAX_ACTION_STEPS} action steps here.`;

/** Who saves what, where. */
export interface Save extends Pick<SaveRequest, 'deleted' | 'clients'> {
  drafts: NamedStep[];
  actor: Actor;
  now: Date;
  tool: ToolCopy;
  /** Every step of the tool, also hidden ones, in their order. */
  stored: readonly StepRecord[];
}

/** One step before, null when it is new, and after. */
export interface Change {
  before: StepRecord | null;
  after: StepRecord;
}

/** What a save comes to: the steps that change, or that it is based on an older state and changes nothing. */
export type Plan = { stale: true } | { stale: false; changes: Change[] };

/**
 * A first save, sent again because its answer was lost, is based on the state it made itself; one that says nothing
 * of a revision, as the specification's own shape, on what is there.
 */
const isBasedOn = (revision: number | undefined, stored: StepRecord) =>
  revision === undefined || stored.revision === (revision || 1);

function requireMayChange({ actor, tool }: Save, stored: StepRecord, changed: Partial<WrittenFields>): void {
  if (mayWriteSteps(actor, tool)) return;
  const togglesOnly = Object.keys(changed).every((name) => name === 'completed');
  if (!togglesOnly || !mayComplete(actor, stored)) throw new NotAllowed(NOT_THE_COACH);
}

function requireOpenText(stored: StepRecord, changed: Partial<WrittenFields>, path: string): void {
  const reopens = changed.completed === null;
  if (changed.action_step === undefined || !stored.completed || reopens) return;
  throw new Invalid(COMPLETED, [{ path: `${path}.action_step`, message: COMPLETED }]);
}

function written(step: StepRecord, changed: Partial<WrittenFields>, { actor, now }: Save): StepRecord {
  const { completed } = changed;
  const completed_by = completed === undefined ? step.completed_by : completed && actor.uid;
  // Marking it as done, or as open again, writes no words.
  const isWritten = Object.keys(changed).some((name) => name !== 'completed');
  const counts = isWritten ? writtenUnderCounts(actor, step.organization_uid) : {};
  const revision = step.revision + 1;
  return storedStep({ ...step, ...changed, ...counts, completed_by, revision, updated_at: now });
}

/**
 * Of several coachees nobody reads what was meant for another, also who is the last of them; where there is only ever
 * one, whoever is named means that one.
 */
function requireForSomebody(tool: ToolCopy, clients: readonly string[], path: string): void {
  const { client_embeds, entity_type } = tool;
  const isOfSeveral = client_embeds.length > 1 || interactionKinds[entity_type].clients === 'several';
  if (clients.length === 0 || !isOfSeveral) return;
  if (client_embeds.some(({ uid }) => clients.includes(uid))) return;
  throw new Invalid(FOR_NOBODY, [{ path: `${path}.client_embed`, message: FOR_NOBODY }]);
}

function added({ draft, path }: Save['drafts'][number], position: number, save: Save): StepRecord {
  const { actor, now, tool, clients } = save;
  if (!mayWriteSteps(actor, tool)) throw new NotAllowed(NOT_THE_COACH);
  const fields = { ...untouched, ...changedFields(draft, untouched, { now, path }) };
  const own = clientsOf(draft);
  requireForSomebody(tool, own.length > 0 ? own : clients, path);
  return storedStep({
    uid: draft.uid,
    tool_uid: tool.uid,
    ...fields,
    ...fromTool(tool, own.length > 0 ? own : clients),
    ...writtenUnderCounts(actor, tool.organization_uid),
    completed_by: fields.completed && actor.uid,
    position,
    revision: 1,
    created_at: now,
    updated_at: now,
    deleted_at: null,
    deleted_by: null,
  });
}

function removed(step: StepRecord, { actor, now, tool }: Save): StepRecord {
  if (!mayWriteSteps(actor, tool)) throw new NotAllowed(NOT_THE_COACH);
  const stamps = { updated_at: now, deleted_at: now, deleted_by: actor.uid };
  return storedStep({ ...step, ...stamps, revision: step.revision + 1 });
}

/**
 * What a save changes. What has its effect already changes nothing, so a save may be sent again when its answer
 * was lost; when one step is stale, none is changed.
 * @throws Invalid, NotAllowed
 */
export function planSave(save: Save): Plan {
  const stored = new Map(save.stored.map((step) => [step.uid, step]));
  const changes: Change[] = [];
  let position = (save.stored.at(-1)?.position ?? -1) + 1;
  let stale = false;

  for (const { draft, path } of save.drafts) {
    const before = stored.get(draft.uid);
    if (!before) {
      changes.push({ before: null, after: added({ draft, path }, position, save) });
      position += 1;
      // A step that was saved before and is not here belongs to what nobody knows any more.
      stale ||= Boolean(draft.revision);
      continue;
    }
    const changed = changedFields(draft, before, { now: save.now, path });
    if (Object.keys(changed).length === 0) continue;
    requireMayChange(save, before, changed);
    if (before.deleted_at || !isBasedOn(draft.revision, before)) {
      stale = true;
      continue;
    }
    requireOpenText(before, changed, path);
    changes.push({ before, after: written(before, changed, save) });
  }
  for (const uid of save.deleted) {
    const before = stored.get(uid);
    if (before && !before.deleted_at) changes.push({ before, after: removed(before, save) });
  }
  if (stale) return { stale };
  requireRoom(save.stored, changes);
  return { stale, changes };
}

function requireRoom(stored: readonly StepRecord[], changes: readonly Change[]): void {
  const isThere = (step: StepRecord | null) => step !== null && !step.deleted_at;
  const before = stored.filter(isThere).length;
  const more = changes.reduce(
    (sum, change) => sum + Number(isThere(change.after)) - Number(isThere(change.before)),
    0,
  );
  if (more > 0 && before + more > MAX_ACTION_STEPS) throw new Invalid(TOO_MANY);
}

import { othersCouldRead } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import {
  type AutosavedKind,
  changedFields,
  embedOfActor,
  finishingShares,
  type People,
  requireLicenseToChange,
  requireReadableStays,
  requireStaysInPlace,
  requireUsableTool,
  type Tools,
  writtenUnderCounts,
} from '@coaching/service-kit';
import { defaultVisibility } from '../defaults/default-visibility';
import type { Defaults } from '../defaults/defaults-repository';
import { observationEvents } from '../events/observation-events';
import { mayDelete, mayEdit, mayRead, mayRestore } from '../observation/observation-policy';
import type { ObservationRecord } from '../observation/observation-record';
import type { Observations } from '../observation/observation-repository';
import { presentObservation } from '../observation/present-observation';
import type { NamedDraft } from './named-draft';
import { newObservation } from './new-observation';
import { moveOf, placeAgain, placeNew } from './place-observation';
import { writtenFields } from './written-fields';

interface Stores {
  observations: Observations;
  people: People;
  tools: Tools;
  defaults: Defaults;
}

/** Refuses a tool that the coach does not work with; none at all is fine. @throws Invalid */
async function requireTool(tools: Tools, actor: Actor, tool_uid: string | null | undefined): Promise<void> {
  if (!tool_uid) return;
  await requireUsableTool('observation', { tools, actor }, tool_uid, 'observation.tool_uid');
}

/** What the common saving, deleting and restoring need to know of observations. */
export const observationKind = ({
  observations,
  people,
  tools,
  defaults,
}: Stores): AutosavedKind<ObservationRecord, NamedDraft> => ({
  name: 'observation',
  store: observations,
  signal: 'observation.saved',
  mayRead,
  mayEdit,
  mayDelete,
  mayRestore,
  notTheirs: 'Only the coach who holds this observation can change it.',
  present: presentObservation,
  eventsFor: observationEvents.ofChange,
  async created({ actor, now }, draft) {
    const placement = await placeNew({ actor, now, people }, draft);
    await requireTool(tools, actor, draft.tool_uid);
    const whose = { user: actor.uid, organization_uid: placement.organization_uid };
    const visibility = draft.visibility ?? (await defaultVisibility(defaults, whose));
    const coach = await embedOfActor(people, actor);
    const observation = newObservation({ ...draft, visibility }, coach, placement, now);
    return { ...observation, ...writtenUnderCounts(actor, observation.organization_uid) };
  },
  changed: (draft, stored) =>
    changedFields<ObservationRecord>(writtenFields(finishingShares(draft, stored), stored), stored),
  moves: (draft, stored) => moveOf(draft, stored) !== null,
  async settled({ actor, now }, draft, stored, changed) {
    requireLicenseToChange('observation', { actor, now }, stored, changed);
    requireReadableStays('observation', changed, stored);
    requireStaysInPlace('observation', stored, moveOf(draft, stored));
    await requireTool(tools, actor, changed.tool_uid);
    const moved = await placeAgain({ actor, now, people }, draft, stored);
    const finished = stored.finished || Boolean(changed.end_timestamp);
    const shown = othersCouldRead({ ...stored, ...changed, finished });
    // What it received meanwhile stays: it is only ever set, never taken back.
    const counts = writtenUnderCounts(actor, { ...stored, ...moved }.organization_uid);
    return { ...moved, ...counts, finished, ...(shown && { shown }) };
  },
});

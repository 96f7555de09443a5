import type { Observation } from '@coaching/contracts';
import { interactionJournalName } from '@coaching/interaction-kit/begun';
import { callApi } from '@coaching/mfe-kit';
import type { AutosavedEntity } from '@coaching/mfe-kit/autosave';
import { heldBackProblem } from './held-back-problem';
import { observationMerging } from './observation-merging';
import { sendableScript } from './sendable-script';

/** How observations load, save themselves and come together with what was written elsewhere. */
export const observationAutosave: AutosavedEntity<Observation> = {
  entity: interactionJournalName('observation'),
  isNew: ({ revision }) => revision === 0,
  load: async (uid, signal) =>
    (await callApi('getObservation', { params: { uid } }, { quiet: true, signal })).observation,
  save: async (mine, base, signal) => {
    const body = { observation: observationMerging.draftOf(mine, base) };
    return (await callApi('saveObservation', { body }, { quiet: true, signal })).observation;
  },
  sendable(mine, base) {
    const { version, heldBack } = sendableScript(mine, base);
    const uids = mine.items.map(({ uid }) => uid);
    return { version, problem: heldBackProblem(uids, heldBack) };
  },
  current: (body) => (body.observation as Observation | undefined) ?? null,
  versions: observationMerging,
};

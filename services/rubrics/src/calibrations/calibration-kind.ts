import { mayMakeCalibrations } from '@coaching/access';
import type { CalibrationDraft } from '@coaching/contracts';
import {
  type AutosavedKind,
  changedFields,
  embedOfActor,
  Invalid,
  NotAllowed,
  type People,
  safeRichText,
  type Tools,
} from '@coaching/service-kit';
import { requireUsableRubric } from '../instances/usable-rubric';
import type { Rubrics } from '../rubrics/rubrics-repository';
import { mayEdit, mayRead } from './calibration-policy';
import type { CalibrationRecord } from './calibration-record';
import type { Calibrations } from './calibrations-repository';
import { areSameObservers, changedObservers, observersOf } from './observers-of';
import type { PresentCalibration } from './present-calibration';
import type { Scores } from './scores-repository';

export interface CalibrationStores {
  calibrations: Calibrations;
  scores: Scores;
  rubrics: Rubrics;
  people: People;
  tools: Tools;
  present: PresentCalibration;
}

/** What is sent of a calibration, with its uid. */
export type NamedCalibration = Omit<CalibrationDraft, 'uid'> & { uid: string };

const NOT_THERE = 'Calibrations are made by those who coach in the organization that they work in.';
const SCORED = 'Somebody has begun to score, so the script and the rubric stay as they are.';

const writtenFields = ({ title, script, tool_uid }: NamedCalibration, stored: CalibrationRecord | null) => ({
  ...(title !== undefined && { title }),
  ...(script !== undefined && { script: safeRichText(script, stored?.script, 'calibration.script') }),
  ...(tool_uid !== undefined && { tool_uid }),
});

/** What the common saving, deleting and restoring need to know of calibrations. */
export const calibrationKind = ({
  calibrations,
  scores,
  rubrics,
  people,
  tools,
  present,
}: CalibrationStores): AutosavedKind<CalibrationRecord, NamedCalibration> => ({
  name: 'calibration',
  store: calibrations,
  signal: 'calibration.saved',
  mayRead,
  mayEdit,
  mayDelete: mayEdit,
  mayRestore: mayEdit,
  notTheirs: 'Only who made this calibration can change it.',
  present,
  eventsFor: () => [],
  async created({ actor, now }, draft) {
    if (!mayMakeCalibrations(actor)) throw new NotAllowed(NOT_THERE);
    const { organization_uid } = actor;
    const path = 'calibration.tool_uid';
    const rubric = await requireUsableRubric({ rubrics, tools }, actor, draft.tool_uid, path);
    return {
      uid: draft.uid,
      title: rubric.name,
      script: '',
      ...writtenFields(draft, null),
      tool_uid: rubric.uid,
      rubric: null,
      organization_uid,
      user: actor.uid,
      user_embed: await embedOfActor(people, actor),
      observers: await observersOf(people, organization_uid, draft.observers ?? []),
      begun: [],
      agreement: null,
      revision: 1,
      created_at: now,
      updated_at: now,
      deleted_at: null,
      deleted_by: null,
    };
  },
  changed: (draft, stored) => changedFields<CalibrationRecord>(writtenFields(draft, stored), stored),
  moves: ({ observers }, stored) => observers !== undefined && !areSameObservers(observers, stored),
  async settled({ actor }, { observers }, stored, changed) {
    const { script, tool_uid } = changed;
    const field = script === undefined ? 'tool_uid' : 'script';
    if (stored.begun.length > 0 && (script !== undefined || tool_uid !== undefined))
      throw new Invalid(SCORED, [{ path: `calibration.${field}`, message: SCORED }]);
    if (tool_uid !== undefined)
      await requireUsableRubric({ rubrics, tools }, actor, tool_uid, 'calibration.tool_uid');
    if (!observers || areSameObservers(observers, stored)) return {};
    return { observers: await changedObservers({ people, scores }, stored, observers) };
  },
});

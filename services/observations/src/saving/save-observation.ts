import {
  type AutosavedKind,
  type Handler,
  requireDistinctParts,
  type ServiceContext,
  saveEntities,
  uidOfNew,
} from '@coaching/service-kit';
import type { ObservationRecord } from '../observation/observation-record';
import type { Observations } from '../observation/observation-repository';
import { presentObservation } from '../observation/present-observation';
import { type NamedDraft, namedDraft } from './named-draft';

export const saveObservation = (
  kind: AutosavedKind<ObservationRecord, NamedDraft>,
  observations: Observations,
  context: ServiceContext,
): Handler<'saveObservation'> => {
  const key = context.keyFor('uids');
  const save = saveEntities(kind, context);
  return async ({ actor, body: { observation: sent }, now }) => {
    requireDistinctParts(sent.items, { what: 'items', path: 'observation.items' });
    const saved = await save(
      { actor, now },
      {
        uid: () => sent.uid ?? uidOfNew(sent, { actor, now, store: observations, key }),
        draft: (uid, stored) => namedDraft(sent, uid, stored),
      },
    );
    return { observation: presentObservation(saved, actor) };
  };
};

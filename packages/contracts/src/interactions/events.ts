import { z } from 'zod';
import { uid } from '../fields';
import { interactionFactsSchema } from './interaction-facts';
import { type InteractionKind, interactionEntityTypes } from './interaction-kinds';

const changed = z.object({ interaction: interactionFactsSchema });
const deleted = z.object({ uid });

type Change = `${InteractionKind}.${'updated' | 'finished'}`;
type Deletion = `${InteractionKind}.deleted`;
export type InteractionEventType = Change | Deletion;

/** Events of every kind of interaction alike: `observation.updated`, `observation.finished`, `observation.deleted`. */
export const interactionEvents = Object.fromEntries(
  interactionEntityTypes.flatMap((kind) => [
    [`${kind}.updated`, changed],
    [`${kind}.finished`, changed],
    [`${kind}.deleted`, deleted],
  ]),
) as Record<Change, typeof changed> & Record<Deletion, typeof deleted>;

export const interactionEventTypes = Object.keys(interactionEvents) as InteractionEventType[];

/** The kind of interaction that events of this type are about. */
export const kindOfEvent = (type: InteractionEventType): InteractionKind =>
  type.slice(0, type.indexOf('.')) as InteractionKind;

export const interactionStates = interactionEntityTypes.map((kind) => `${kind}.updated` as const);
export const interactionFinishes = interactionEntityTypes.map((kind) => `${kind}.finished` as const);

import type { Interaction } from './entities';

/** Where a row of the interactions list leads (spec 1 section 2, Interactions list). */
export function interactionPath({
  entity_type,
  uid,
}: {
  entity_type: Interaction['entity_type'];
  uid: string;
}): string {
  if (entity_type === 'observation') return `/observation/${uid}`;
  if (entity_type === 'rubric_instance') return `/rubric/use/${uid}`;
  return `/questions/answers/${uid}`;
}

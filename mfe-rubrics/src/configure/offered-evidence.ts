import type { ObservationEvidence } from '@coaching/contracts';

/** A planned one has nothing to show yet, unless somebody has tagged lines in it all the same. */
const hasTakenPlace = ({ timestamp, tagged }: ObservationEvidence, now: Date) =>
  tagged > 0 || timestamp === null || Date.parse(timestamp) <= now.getTime();

/** Observations that have taken place, each once, in the order they come first. */
export const offeredEvidence = (
  observations: readonly ObservationEvidence[],
  now: Date,
): ObservationEvidence[] => {
  const once = new Map(observations.map((observation) => [observation.uid, observation]));
  return [...once.values()].filter((observation) => hasTakenPlace(observation, now));
};

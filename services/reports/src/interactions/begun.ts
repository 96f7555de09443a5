/** Moments of visits that have begun at a moment: by these alone is somebody seen, however long others are to take. */
export const begunBy = (now: Date) => ({ $lte: now });

/** Moments of visits that are planned at a moment. */
export const plannedAt = (now: Date) => ({ $gt: now });

/** What live views of an observation look at it again for; its events are those of every kind of interaction. */
export const observationSignals = ['observation.saved'] as const;

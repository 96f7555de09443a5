interface Revised {
  revision: number;
}

/**
 * Whether an event is older than what a service has stored of its entity, which then stays. One of the same revision is
 * not: events that are published again restore what was lost.
 * @param stored null or undefined when there was no event of the entity yet
 */
export const isOutdated = (event: Revised, stored: Revised | null | undefined): boolean =>
  stored ? stored.revision > event.revision : false;

import type { Counters } from './counters';
import { network } from './network';
import { isRefusal, refuse } from './refuse';

/** Feeds read from one address, until more are refused for a while: a school's calendars look several times an hour. */
export const FEEDS_READ = 600;
/** Seconds after which they are forgotten. */
export const FEEDS_WINDOW_SECONDS = 60 * 60;

/** Counts a feed before it is read. @throws TooMany when the address has none left */
export async function countFeed({ feeds }: Counters, address: string): Promise<void> {
  await feeds.consume(network(address)).catch((error) => {
    if (isRefusal(error)) refuse(error.msBeforeNext);
    throw error;
  });
}

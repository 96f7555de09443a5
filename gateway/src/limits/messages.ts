import type { Counters } from './counters';
import type { Try } from './credentials';
import { network } from './network';
import { isRefusal, refuse } from './refuse';

/** Messages from one address, until more are refused for a while. */
export const MESSAGES_SENT = 10;
/** Seconds after which they are forgotten. */
export const MESSAGES_WINDOW_SECONDS = 60 * 60;

/**
 * Counts a message before it is sent.
 * @throws TooMany when the address has none left
 */
export async function tryMessage({ messages }: Counters, address: string): Promise<Try> {
  const from = network(address);
  await messages.consume(from).catch((error) => {
    if (isRefusal(error)) refuse(error.msBeforeNext);
    throw error;
  });
  return {
    succeeded: async () => {},
    withdrawn: async () => void (await messages.reward(from)),
  };
}

import type { Counters } from './counters';
import { network } from './network';
import { isRefusal, refuse } from './refuse';
import { slowDown } from './slow-down';

/** Tries for one account from one address, until it is refused for a while. */
export const ACCOUNT_TRIES = 5;
/** Tries from one address, for all accounts; loose, so that a school behind one address can work. */
export const ADDRESS_TRIES = 100;
/** Seconds after which tries are forgotten, and the first refusal ends. */
export const WINDOW_SECONDS = 15 * 60;
/** Each refusal of an account lasts twice as long as the one before, up to this many seconds. */
export const LONGEST_BLOCK_SECONDS = 24 * 60 * 60;

/**
 * What is tried, each counted for itself: passwords, so that who has forgotten theirs can still sign in by code;
 * codes; codes of courses; and mails that anybody can have sent to somebody.
 */
export type Limited = 'credentials' | 'codes' | 'course-codes' | 'mail';

/** What is tried, and by whom. */
export interface Attempt {
  kind: Limited;
  /** Network address it came from. */
  address: string;
  /** accountKey of the address that is named. */
  account: string;
  /** Name of the device, when this account's person has signed in on it before; null for any other. */
  device: string | null;
}

/** A try that was let through, until its outcome is known. */
export interface Try {
  /** The credentials were right: the account's count begins anew, and the address is not charged. */
  succeeded(): Promise<void>;
  /** Nobody looked at the credentials: the try does not count. */
  withdrawn(): Promise<void>;
}

/** Counts a try, or refuses it with a time that grows from one refusal to the next. */
async function countForAccount({ tries, refusals }: Counters, key: string): Promise<void> {
  try {
    await tries.consume(key);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.consumedPoints > ACCOUNT_TRIES + 1) refuse(error.msBeforeNext);
    const { consumedPoints } = await refusals.penalty(key);
    const seconds = Math.min(WINDOW_SECONDS * 2 ** (consumedPoints - 1), LONGEST_BLOCK_SECONDS);
    await tries.block(key, seconds);
    refuse(seconds * 1000);
  }
}

/**
 * Counts a try of credentials before it is made, so that many at the same time are counted too. On a device that the
 * account knows its person has tries of their own, whoever else tries from the same address or from anywhere.
 * @throws TooMany when the account at this address or device, the address, or the account everywhere has none left
 */
export async function tryCredentials(counters: Counters, attempt: Attempt): Promise<Try> {
  const { kind, address, account, device } = attempt;
  const place = (of: Limited) => (device ? `${of} device ${device}` : `${of} ${network(address)}`);
  const key = (of: Limited) => `${account} ${place(of)}`;
  const giveBack = async () => {
    await counters.tries.reward(key(kind));
    if (!device) await counters.address.reward(place(kind));
  };

  if (!device)
    await counters.address.consume(place(kind)).catch((error) => {
      if (isRefusal(error)) refuse(error.msBeforeNext);
      throw error;
    });
  await countForAccount(counters, key(kind));
  let takeBack = async () => {};
  if (kind === 'credentials' && !device)
    takeBack = await slowDown(counters, account).catch(async (error) => {
      // Waiting for an account that others guess uses nothing up.
      await giveBack();
      throw error;
    });

  return {
    async succeeded() {
      // Whoever asks for a mail proves nothing by that, and each one that is sent counts.
      if (kind === 'mail') return;
      // Who knows the code of one course may still be guessing those of others.
      if (kind === 'course-codes') return giveBack();
      await takeBack();
      // A code that is right was mailed to somebody who is here, so that mail is not held against the address either.
      const right: Limited[] = kind === 'codes' ? ['codes', 'mail'] : [kind];
      if (!device) await Promise.all(right.map((each) => counters.address.reward(place(each))));
      await Promise.all(
        right.flatMap((each) => [counters.tries.delete(key(each)), counters.refusals.delete(key(each))]),
      );
    },
    async withdrawn() {
      await takeBack();
      await giveBack();
    },
  };
}

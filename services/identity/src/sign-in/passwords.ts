import { randomBytes } from 'node:crypto';
import { TooMany } from '@coaching/service-kit';
import { hash, verify } from '@node-rs/argon2';
import { bounded, Crowded } from './bounded';

/** Argon2id (the library's default) at 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** A hash uses a whole core and 19 MiB, so a burst of sign-ins waits in line instead of taking all of both. */
const place = { running: 2, waiting: 200 };

/** The password in PHC form, at once: for the makers of data, who keep nobody waiting. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Hashes and compares passwords. */
export interface Passwords {
  /** The password in PHC form. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password is the one behind the hash; without a hash it costs the same and is false.
   * @throws TooMany when too many are waiting already
   */
  matches(password: string, password_hash: string | null): Promise<boolean>;
}

/** @param room how many may hash at a time, and how many more may wait for their turn */
export function passwordsInTurn(room = place): Passwords {
  const inTurn = bounded(room);
  const nobodys = hash(randomBytes(16), cost);
  const patiently = async <Result>(task: () => Promise<Result>) => {
    try {
      return await inTurn(task);
    } catch (error) {
      if (!(error instanceof Crowded)) throw error;
      throw new TooMany('Many people are signing in right now. Please try again in a few seconds.', 5);
    }
  };
  return {
    hash: (password) => patiently(() => hashPassword(password)),
    matches: (password, password_hash) =>
      patiently(async () => {
        const matched = await verify(password_hash ?? (await nobodys), password);
        return matched && password_hash !== null;
      }),
  };
}

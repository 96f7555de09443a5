import { isDuplicateKey } from '@coaching/service-kit';

const TRIES = 3;

/** Runs something again, twice at most, when an account with one of its addresses was made in the same moment. */
export async function pastNewAccounts<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (tries === TRIES || !isDuplicateKey(error)) throw error;
    }
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Interaction } from '@coaching/contracts';
import { type Coach, titleAfter } from './coach';

const LOOK_MS = 50;

/**
 * Looks at a coach's list until the moment comes (milliseconds since 1970).
 * @returns how long each title that was confirmed took to stand in it, in milliseconds
 */
export async function listLags(
  one: Coach,
  { gateway, cookie }: { gateway: string; cookie: string },
  end: number,
): Promise<number[]> {
  const lags: number[] = [];
  let seen = 0;

  async function listed(): Promise<string | undefined> {
    const answer = await fetch(`${gateway}/api/observations?rowsPerPage=5&query=lesson`, {
      headers: { cookie },
    });
    const { observations } = (await answer.json()) as { observations: Interaction[] };
    return observations.find(({ uid }) => uid === one.observation_uid)?.title;
  }

  while (Date.now() < end) {
    const { titled } = one;
    if (titled.count === seen) {
      await pause(LOOK_MS);
      continue;
    }
    const title = titleAfter(titled.count);
    // A later title may be there already.
    while (Date.now() < end + 10_000 && (await listed()) !== title && one.titled.count === titled.count)
      await pause(LOOK_MS);
    lags.push(performance.now() - titled.confirmed_at);
    seen = titled.count;
  }
  return lags;
}

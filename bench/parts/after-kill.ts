/**
 * How long lists are not whole after a crash: eight coaches begin one observation after the other, the whole platform
 * (one process on the embedded store) is killed and started again, and from the moment it is ready they look at their
 * lists until each holds all that was confirmed.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { newUid } from '@coaching/contracts';
import { coachEmail, coacheeUid } from '../load/people';
import { signIn } from '../load/sign-in';
import { startSingleProcess } from '../platform';
import { printRatio } from '../ratio';

const WRITERS = 8;
const ROUNDS = 3;
const WRITING_MS = 10_000;
/** Milliseconds from ready until lists are whole. */
const BAR_MS = 5000;
const LOOK_MS = 50;

async function main(): Promise<void> {
  const platform = await startSingleProcess(WRITERS);
  try {
    const cookies: string[] = [];
    for (let index = 0; index < WRITERS; index += 1)
      cookies.push(await signIn(platform.gateway, coachEmail(index)));
    const confirmed = cookies.map(() => 0);

    /** Begins observations until the platform is gone. */
    async function write(index: number): Promise<void> {
      const headers = { 'content-type': 'application/json', cookie: cookies[index]! };
      for (;;) {
        const observation = { uid: newUid(), client: coacheeUid(index), title: `Lesson ${confirmed[index]}` };
        const body = JSON.stringify({ observation });
        const answer = await fetch(`${platform.gateway}/api/observation`, { method: 'POST', headers, body });
        if (!answer.ok) throw new Error(`a save was answered with ${answer.status}`);
        await answer.arrayBuffer();
        confirmed[index]! += 1;
      }
    }

    async function listed(index: number): Promise<number> {
      const headers = { cookie: cookies[index]! };
      const answer = await fetch(`${platform.gateway}/api/observations?rowsPerPage=5`, { headers });
      return ((await answer.json()) as { total: number }).total;
    }

    for (let round = 1; round <= ROUNDS; round += 1) {
      const writing = cookies.map((_, index) => write(index));
      const gone = Promise.allSettled(writing);
      await pause(WRITING_MS);
      await platform.kill();
      // They end because nobody answers, and for no other reason.
      for (const end of await gone)
        if (end.status === 'rejected' && !(end.reason instanceof TypeError)) throw end.reason;
      await platform.restart();
      const began = performance.now();
      const waits = cookies.map(async (_, index) => {
        // What was stored but not confirmed any more is in the list as well.
        while ((await listed(index)) < confirmed[index]!) await pause(LOOK_MS);
      });
      await Promise.all(waits);
      const took = performance.now() - began;
      const rows = confirmed.reduce((sum, count) => sum + count, 0);
      printRatio(
        `lists whole after a kill, against ${BAR_MS / 1000} s`,
        took / BAR_MS,
        `${took.toFixed(0)} ms after ready, ${rows} observations`,
      );
    }
  } finally {
    await platform.stop();
  }
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});

import { setTimeout as pause } from 'node:timers/promises';
import { newUid, type Observation, type ObservationItem } from '@coaching/contracts';
import { scriptAfter, scriptAtFirst } from './script';

const EVERY_MS = 1000;
/** Saves until the coach renames the lesson, which the interactions list shows. */
const SAVES_A_TITLE = 5;

/** What the lesson is called after so many names. */
export const titleAfter = (count: number) => `Lesson, title ${count}`;

/** How a load went. */
export interface Tally {
  /** Milliseconds from a save to its answer, in the order in which they came. */
  latencies: number[];
  /** Answers that were no success, and calls without an answer. */
  failures: string[];
  /** Milliseconds of processor time that a confirmed save cost whoever answered, with all that follows from it. */
  processorTime: number;
}

/** Somebody who types, and whose observation saves itself as the product's timeline does. */
export interface Coach {
  observation_uid: string;
  /** What the server has confirmed. */
  confirmed: { revision: number; items: ObservationItem[] };
  /** How often it was renamed, and when (`performance.now()`) the server confirmed the last name. */
  titled: { count: number; confirmed_at: number };
  /** Creates the observation. */
  begin(): Promise<void>;
  /** Types, and saves once a second and never twice at once, until the moment comes (milliseconds since 1970). */
  typeUntil(end: number, tally: Pick<Tally, 'latencies' | 'failures'>): Promise<void>;
}

/**
 * @param address of POST /observation
 * @param first what the first save says besides the script
 */
export function coach(address: string, headers: Record<string, string>, first: Partial<Observation>): Coach {
  const uid = newUid();

  async function save(fields: object): Promise<Observation> {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ observation: { uid, ...fields } }),
    });
    const body = (await answer.json()) as { observation: Observation; message?: string };
    if (!answer.ok) throw new Error(`${answer.status} ${body.message}`);
    return body.observation;
  }

  const self: Coach = {
    observation_uid: uid,
    confirmed: { revision: 0, items: [] },
    titled: { count: 0, confirmed_at: 0 },
    async begin() {
      const items = scriptAtFirst();
      const { revision } = await save({ ...first, items });
      self.confirmed = { revision, items };
    },
    async typeUntil(end, { latencies, failures }) {
      await pause(Math.random() * EVERY_MS);
      // Each at their own time, not all in the same second.
      const phase = Math.floor(Math.random() * SAVES_A_TITLE);
      for (let count = 1; Date.now() < end; count += 1) {
        const began = performance.now();
        const items = scriptAfter(self.confirmed.items, count);
        const renames = (count + phase) % SAVES_A_TITLE === 0;
        const named = self.titled.count + 1;
        const title = renames ? { title: titleAfter(named) } : {};
        try {
          const { revision } = await save({ revision: self.confirmed.revision, items, ...title });
          if (renames) self.titled = { count: named, confirmed_at: performance.now() };
          latencies.push(performance.now() - began);
          self.confirmed = { revision, items };
        } catch (error) {
          failures.push(String(error));
        }
        await pause(Math.max(0, EVERY_MS - (performance.now() - began)));
      }
    },
  };
  return self;
}

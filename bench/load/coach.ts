import { setTimeout as pause } from 'node:timers/promises';
import { newUid, type Observation, type ObservationItem } from '@coaching/contracts';
import { scriptAfter, scriptAtFirst } from './script';

const EVERY_MS = 1000;

/** How a load went. */
export interface Tally {
  /** Milliseconds from a save to its answer, in the order in which they came. */
  latencies: number[];
  /** Answers that were no success, and calls without an answer. */
  failures: string[];
}

/** Somebody who types, and whose observation saves itself as the product's timeline does. */
export interface Coach {
  observation_uid: string;
  /** What the server has confirmed. */
  confirmed: { revision: number; items: ObservationItem[] };
  /** Creates the observation. */
  begin(): Promise<void>;
  /** Types, and saves once a second and never twice at once, until the moment comes (milliseconds since 1970). */
  typeUntil(end: number, tally: Tally): Promise<void>;
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
    async begin() {
      const items = scriptAtFirst();
      const { revision } = await save({ ...first, items });
      self.confirmed = { revision, items };
    },
    async typeUntil(end, { latencies, failures }) {
      await pause(Math.random() * EVERY_MS);
      for (let count = 1; Date.now() < end; count += 1) {
        const began = performance.now();
        const items = scriptAfter(self.confirmed.items, count);
        try {
          const { revision } = await save({ revision: self.confirmed.revision, items });
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

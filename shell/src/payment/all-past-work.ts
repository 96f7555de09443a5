import type { Interaction, InteractionKind } from '@coaching/contracts';
import { callApi } from '@coaching/mfe-kit';

/** Interactions that are asked for at once. */
const PAGE = 100;

/** One interaction, as its own page shows it. */
const read: Record<InteractionKind, (uid: string) => Promise<object>> = {
  observation: (uid) => callApi('getObservation', { params: { uid } }),
  interview: (uid) => callApi('getInterview', { params: { uid } }),
  rubric_instance: (uid) => callApi('getRubricInstance', { params: { uid } }),
};

/** The list of all interactions that somebody held, newest first. @throws CallError */
async function allInteractions(): Promise<Interaction[]> {
  const found: Interaction[] = [];
  for (let page = 1; ; page += 1) {
    const { observations } = await callApi('getInteractions', { query: { page, rowsPerPage: PAGE } });
    found.push(...observations);
    if (observations.length < PAGE) return found;
  }
}

/**
 * All that somebody wrote, each as its own page shows it, newest first.
 * @param onRead how many of how many are there, after each
 * @throws CallError
 */
export async function allPastWork(onRead: (done: number, of: number) => void): Promise<object[]> {
  const interactions = await allInteractions();
  const whole: object[] = [];
  for (const { entity_type, uid } of interactions) {
    whole.push(await read[entity_type](uid));
    onRead(whole.length, interactions.length);
  }
  return whole;
}

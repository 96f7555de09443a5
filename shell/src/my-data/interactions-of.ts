import type { Interaction, InteractionKind } from '@coaching/contracts';
import { ApiError, callApi } from '@coaching/mfe-kit';

/** Rows that are asked for at once. */
const PAGE = 100;

/** Errors are the caller's to show. */
const quiet = { quiet: true };

/** One interaction, as its own page shows it to who asks. */
const read: Record<InteractionKind, (uid: string) => Promise<object>> = {
  observation: (uid) => callApi('getObservation', { params: { uid } }, quiet),
  interview: (uid) => callApi('getInterview', { params: { uid } }, quiet),
  rubric_instance: (uid) => callApi('getRubricInstance', { params: { uid } }, quiet),
};

/** All rows of a list, page by page. */
export async function allPages<Row>(
  ask: (page: number, rowsPerPage: number) => Promise<Row[]>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (let page = 1; ; page += 1) {
    const rows = await ask(page, PAGE);
    found.push(...rows);
    if (rows.length < PAGE) return found;
  }
}

/** The list of all interactions that the caller holds as a coach, newest first. @throws ApiError */
export const heldInteractions = (): Promise<Interaction[]> =>
  allPages(
    async (page, rowsPerPage) =>
      (await callApi('getInteractions', { query: { page, rowsPerPage } }, quiet)).observations,
  );

/** The same of those that somebody takes part in as a coachee. @throws ApiError */
export const attendedInteractions = (client_uid: string): Promise<Interaction[]> =>
  allPages(
    async (page, rowsPerPage) =>
      (
        await callApi(
          'getInteractionsWithClient',
          { params: { client_uid }, query: { page, rowsPerPage } },
          quiet,
        )
      ).observations,
  );

/** An interaction as its own page shows it; null once it is gone, or no longer the caller's to read. */
export async function wholeInteraction({ entity_type, uid }: Interaction): Promise<object | null> {
  try {
    return await read[entity_type](uid);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 403)) return null;
    throw error;
  }
}

/**
 * All that the caller wrote, each as its own page shows it, newest first; the audit log says that they took it along.
 * @param onRead how many of how many are there, after each
 * @throws ApiError
 */
export async function allPastWork(onRead: (done: number, of: number) => void): Promise<object[]> {
  await callApi('beginDataExport', {}, quiet);
  const interactions = await heldInteractions();
  const whole: object[] = [];
  for (const [index, interaction] of interactions.entries()) {
    const found = await wholeInteraction(interaction);
    if (found) whole.push(found);
    onRead(index + 1, interactions.length);
  }
  return whole;
}

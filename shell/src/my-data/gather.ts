import { type ActionStep, csvLine, type Interaction } from '@coaching/contracts';
import { callApi } from '@coaching/mfe-kit';
import { allPages, attendedInteractions, heldInteractions, wholeInteraction } from './interactions-of';

/** A file of the archive. */
export interface DataFile {
  /** Its path in the archive, with slashes. */
  path: string;
  text: string;
}

/** What the archive holds, and in sentences what it does not. */
export interface GatheredData {
  files: DataFile[];
  left_out: string[];
}

const NOT_THEIRS = [
  'What others wrote for themselves: private interactions, and notes that are theirs alone.',
  'Questions, templates, rubrics and resources: they belong to the place or tool set they were made for, and stay there.',
  'Your password, codes and sessions.',
];

const quiet = { quiet: true };
const json = (path: string, content: unknown): DataFile => ({
  path,
  text: `${JSON.stringify(content, null, 2)}\n`,
});
const namesOf = (people: Interaction['client_embed']) =>
  [people]
    .flat()
    .map(({ username }) => username)
    .join('; ');

function interactionsTable(rows: readonly Interaction[]): DataFile {
  const heads = ['Kind', 'Title', 'Date', 'Minutes', 'Coach', 'Coachee', 'Tool', 'Visibility', 'Uid'];
  const lines = rows.map((row) =>
    csvLine([
      row.entity_type,
      row.title,
      row.timestamp ?? '',
      row.duration ?? '',
      row.user_embed.username,
      namesOf(row.client_embed),
      row.tool_name,
      row.visibility,
      row.uid,
    ]),
  );
  return { path: 'interactions.csv', text: csvLine(heads) + lines.join('') };
}

async function allSteps(id: string): Promise<ActionStep[]> {
  const lists = (['getCoachActionSteps', 'getClientActionSteps'] as const).flatMap((call) =>
    [false, true].map((completed) =>
      allPages(
        async (page, rowsPerPage) =>
          (await callApi(call, { params: { id }, query: { completed, page, rowsPerPage } }, quiet)).steps,
      ),
    ),
  );
  const steps = (await Promise.all(lists)).flat();
  return [...new Map(steps.map((step) => [step.uid, step])).values()];
}

/**
 * Everything that the platform has of who is signed in, read as themselves: what they may not read is not in it. It
 * stands in the audit log before anything is read.
 * @param uid theirs
 * @param onRead how many of how many interactions are there, after each
 * @param signal stops it
 * @throws ApiError; the signal's reason once it was stopped
 */
export async function gatherMyData(
  uid: string,
  onRead: (done: number, of: number) => void,
  signal: AbortSignal,
): Promise<GatheredData> {
  await callApi('beginDataExport', {}, quiet);
  const { user } = await callApi('getUser', { params: { id: uid } }, quiet);
  const accesses = await allPages(
    async (page, rowsPerPage) =>
      (await callApi('getAccesses', { params: { user_uid: uid }, query: { page, rowsPerPage } }, quiet))
        .accesses,
  );
  const steps = await allSteps(uid);
  const lists = await Promise.all([heldInteractions(), attendedInteractions(uid)]);
  const interactions = [...new Map(lists.flat().map((row) => [row.uid, row])).values()];
  const files = [
    json('account.json', user),
    json('accesses.json', accesses),
    json('action-steps.json', steps),
    json('interactions.json', interactions),
    interactionsTable(interactions),
  ];
  let gone = 0;
  for (const [index, row] of interactions.entries()) {
    signal.throwIfAborted();
    const whole = await wholeInteraction(row);
    if (whole) files.push(json(`${row.entity_type}/${row.uid}.json`, whole));
    else gone += 1;
    onRead(index + 1, interactions.length);
  }
  const left_out =
    gone > 0 ? [...NOT_THEIRS, `${gone} of the interactions, which went while they were read.`] : NOT_THEIRS;
  return { files, left_out };
}

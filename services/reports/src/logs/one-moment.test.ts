import { cast } from '@coaching/access/testing';
import { peopleIn } from '@coaching/service-kit';
import { anInteraction } from '@coaching/service-kit/testing';
import { interactionsIn } from '../interactions/interactions-repository';
import { logTalliesIn } from '../months/log-tallies';
import { organizationsIn } from '../organizations/organizations-repository';
import { type ReportsForTest, startReportsForTest } from '../testing/reports-for-test';
import { toolsIn } from '../tools/tools-repository';
import { answerLog, type LogParts } from './answer-log';
import { logNamesOf } from './log-names';

const { people, actors, organizations } = cast;
const { coach, coachee } = people;
const now = new Date();
const span = { start_date: '2026-03', end_date: '2026-04' } as const;

let reports: ReportsForTest;
beforeAll(async () => {
  reports = await startReportsForTest();
  await reports.receive({ people: Object.values(people), organizations: Object.values(organizations) });
});
afterAll(() => reports.close());

function logParts(): LogParts {
  const { connection } = reports.service.context;
  const [people, organizations] = [peopleIn(connection), organizationsIn(connection)];
  return {
    interactions: interactionsIn(connection),
    people,
    organizations,
    tallies: logTalliesIn(connection),
    names: logNamesOf(people, organizations, toolsIn(connection)),
  };
}

let count = 0;
/** Somebody saves one more. */
const save = () => {
  count += 1;
  const more = { uid: `saved ${count}`, duration: 10, organization_uid: organizations.cedar.uid };
  return reports.receive({ interactions: [anInteraction(coach, coachee, more)] });
};

it.each([
  ['coach_name', ''],
  ['duration_sum', ''],
  ['coach_name', coach.username],
] as const)(
  'rows and totals agree while somebody saves between two reads (by %s, found by "%s")',
  async (sortBy, query) => {
    await save();
    const parts = logParts();
    const { names } = parts;
    let saves = 0;
    const meanwhile = async () => {
      saves += 1;
      await save();
    };
    const whileSaving = {
      ...parts,
      names: {
        ...names,
        // Asked for when the totals are read and the rows are not.
        tools: async (keys: readonly string[]) => {
          await meanwhile();
          return names.tools(keys);
        },
      },
    };
    const asked = {
      actor: actors.admin,
      now,
      query: { ...span, page: 1, rowsPerPage: 10, sortBy, descending: false, query, format: 'json' as const },
    };
    const { totals, rows } = await answerLog(whileSaving, asked as never);
    expect(saves).toBe(1);
    expect(rows.map(({ doc_count, duration_sum }) => [doc_count, duration_sum])).toEqual([
      [totals.doc_count, totals.duration_sum],
    ]);
    const after = await answerLog(parts, asked as never);
    expect(after.totals.doc_count).toBe(totals.doc_count + 1);
  },
);

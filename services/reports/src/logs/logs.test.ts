import { type CastName, cast } from '@coaching/access/testing';
import { type CallInput, type InteractionFacts, logColumns } from '@coaching/contracts';
import { anInteraction } from '@coaching/service-kit/testing';
import { type ReportsForTest, startReportsForTest } from '../testing/reports-for-test';

const { people, actors, organizations, programs } = cast;
const cedar = organizations.cedar.uid;
const lakeside = organizations.lakeside.uid;

/** Months of the tests, which are long gone whenever they run. */
const span = { start_date: '2026-03', end_date: '2026-04' };
const inCedar = { organization_uid: cedar };
const inLiteracy = { ...inCedar, program_uid: programs.literacy };

const { coach, secondCoach, coachee, otherCoachee, strangerCoach, strangerCoachee } = people;
const interactions: InteractionFacts[] = [
  anInteraction(coach, coachee, { ...inLiteracy, uid: 'first', duration: 40 }),
  anInteraction(coach, coachee, {
    ...inLiteracy,
    uid: 'second',
    duration: 20,
    timestamp: '2026-04-02T09:00:00.000Z',
  }),
  anInteraction(coach, [coachee, otherCoachee], {
    ...inCedar,
    uid: 'group',
    entity_type: 'interview',
    tool_name: 'Conversation',
    duration: null,
  }),
  anInteraction(coach, otherCoachee, { ...inCedar, uid: 'hidden', duration: 500, visibility: 'private' }),
  anInteraction(coach, coachee, { ...inLiteracy, uid: 'not begun', timestamp: null, duration: null }),
  anInteraction(coach, coachee, { ...inLiteracy, uid: 'before', timestamp: '2026-02-27T09:00:00.000Z' }),
  anInteraction(secondCoach, otherCoachee, { ...inCedar, uid: 'numbers', duration: 7, tool_uid: 'talk' }),
  anInteraction(strangerCoach, strangerCoachee, { organization_uid: lakeside, uid: 'far', duration: 9 }),
];

let reports: ReportsForTest;
beforeAll(async () => {
  reports = await startReportsForTest();
  await reports.receive({
    people: Object.values(people),
    organizations: Object.values(organizations),
    interactions,
  });
});
afterAll(() => reports.close());

type Query = CallInput<'getTimeLog'>['query'];
const timeLog = (name: CastName, query: Query = {}) =>
  reports.call('getTimeLog', { query: { ...span, ...query } }, actors[name]);
const uidsFor = async (name: CastName, query: Query = {}) =>
  (await timeLog(name, query)).observations.map(({ uid }) => uid).sort();

async function csv(path: string, name: CastName) {
  const headers = { 'x-actor-token': reports.tokenOf(actors[name]) };
  const response = await fetch(reports.origin + path, { headers });
  // Text would lose the mark by which spreadsheets know it is UTF-8.
  return { response, text: Buffer.from(await response.arrayBuffer()).toString('utf8') };
}

it('sums minutes by coach and coachee, month by month, and leads to the latest', async () => {
  const log = await timeLog('admin', { coach_uid: coach.uid, grouping: 'individual' });
  expect(log).toEqual({
    user: null,
    total: 1,
    months: ['2026-03', '2026-04'],
    totals: expect.objectContaining({ doc_count: 2, duration_sum: 60 }),
    observations: [
      {
        uid: 'second',
        entity_type: 'observation',
        organization: 'Cedar Grove',
        programs: ['Literacy'],
        coach_name: coach.username,
        client_name: coachee.username,
        doc_count: 2,
        duration_sum: 60,
        duration_avg: 30,
        monthly: { '2026-03': { count: 1, sum: 40, avg: 40 }, '2026-04': { count: 1, sum: 20, avg: 20 } },
        tools: { Observation: 2 },
      },
    ],
  });
});

it.each<[CastName, string[]]>([
  ['superuser', ['far', 'group', 'numbers', 'second']],
  ['support', ['far', 'group', 'numbers', 'second']],
  ['admin', ['group', 'numbers', 'second']],
  ['programAdmin', ['second']],
  ['coach', ['group', 'hidden', 'second']],
  ['secondCoach', ['numbers']],
  ['coachee', ['group', 'second']],
  ['otherCoachee', ['group', 'numbers']],
  ['strangerAdmin', ['far']],
  ['soloCoach', []],
  ['billing', []],
  ['contentManager', []],
])('%s sees the rows of %j', async (name, uids) => {
  expect(await uidsFor(name)).toEqual(uids);
});

it('totals are what the rows come to, whoever looks, and of a search what it finds', async () => {
  const sum = (figures: number[]) => figures.reduce((all, figure) => all + figure, 0);
  for (const name of Object.keys(actors) as CastName[])
    for (const query of ['', 'an']) {
      const { totals, observations } = await timeLog(name, { query, rowsPerPage: 0 });
      const rows = observations.map(({ doc_count, duration_sum }) => [doc_count, duration_sum] as const);
      expect([name, query, totals.doc_count, totals.duration_sum]).toEqual([
        name,
        query,
        sum(rows.map(([count]) => count)),
        sum(rows.map(([, minutes]) => minutes)),
      ]);
      expect(sum(Object.values(totals.tools))).toBe(totals.doc_count);
      expect(sum(Object.values(totals.monthly).map(({ count }) => count))).toBe(totals.doc_count);
    }
});

it.each([
  ['a whole school year', { start_date: '2025-08', end_date: '2026-07' }, 3],
  ['parts of two', { start_date: '2024-10', end_date: '2026-03' }, 2],
  ['one and a part', { start_date: '2024-08', end_date: '2026-02' }, 1],
])('over %s, rows are found and ordered by what lies in its months', async (_, months, interactions) => {
  const [first] = (await timeLog('admin', { ...months, sortBy: 'duration_sum', descending: 'true' }))
    .observations;
  expect(first).toMatchObject({ client_name: coachee.username, doc_count: interactions });
});

it('a private one is in no count, total or file of others, until it is shared', async () => {
  const sums = async (name: CastName) => (await timeLog(name)).totals.duration_sum;
  expect([await sums('admin'), await sums('otherCoachee'), await sums('coach')]).toEqual([67, 7, 560]);
  const file = await csv('/observations/metrics?format=csv&start_date=2026-03&end_date=2026-03', 'admin');
  expect(file.text).not.toContain('500');
  const hidden = interactions.find(({ uid }) => uid === 'hidden')!;
  await reports.receive({ interactions: [{ ...hidden, visibility: 'shared' }] }, 2);
  expect(await sums('admin')).toBe(567);
  await reports.receive({ interactions: [hidden] }, 3);
  expect(await sums('admin')).toBe(67);
});

it.each<[Query, string[]]>([
  [{ grouping: 'groups' }, ['group']],
  [{ grouping: 'individual' }, ['numbers', 'second']],
  [{ program_uid: programs.literacy }, ['second']],
  [{ program_uid: programs.reading }, []],
  [{ coach_uid: secondCoach.uid }, ['numbers']],
  [{ client_uid: otherCoachee.uid }, ['group', 'numbers']],
  [{ query: 'LITER dan' }, ['second']],
  [{ query: 'nobody' }, []],
  [{ start_date: '2026-02-01', end_date: '2026-02-28' }, ['before']],
  [{ organization_uid: '', program_uid: '', coach_uid: '', client_uid: '' }, ['group', 'numbers', 'second']],
])('%j narrows the log of an administrator to %j', async (query, uids) => {
  expect(await uidsFor('admin', query)).toEqual(uids);
});

it.each<[CastName, Query, number]>([
  ['admin', { organization_uid: lakeside }, 403],
  ['coach', { organization_uid: lakeside }, 403],
  ['coach', { program_uid: programs.literacy }, 403],
  ['programAdmin', { program_uid: programs.literacy }, 403],
  ['strangerAdmin', { organization_uid: cedar, program_uid: programs.literacy }, 403],
  ['coach', { client_uid: strangerCoachee.uid }, 404],
  ['admin', { start_date: '2026-05', end_date: '2026-04' }, 400],
  ['admin', { start_date: 'yesterday' }, 400],
])('%s is refused %j', async (name, query, status) => {
  await expect(timeLog(name, query)).rejects.toMatchObject({ status });
  await expect(timeLog(name, { ...query, format: 'csv' })).rejects.toMatchObject({ status });
});

it('staff narrow it to any organisation, and pages and order are as asked', async () => {
  expect(await uidsFor('superuser', { organization_uid: lakeside })).toEqual(['far']);
  const page = (query: Query) => timeLog('admin', { sortBy: 'duration_sum', rowsPerPage: 1, ...query });
  const [most, least] = [await page({ descending: 'true' }), await page({ page: 3, descending: 'true' })];
  expect(most).toMatchObject({ total: 3, observations: [{ uid: 'second' }] });
  expect(least).toMatchObject({ totals: { duration_sum: 67 }, observations: [{ uid: 'group' }] });
});

it('every column of a row sorts it, either way, on the screen and in the file alike', async () => {
  const names = async (query: Query) =>
    (await timeLog('admin', query)).observations.map((row) => row.coach_name);
  for (const sortBy of logColumns) {
    const [up, down] = [
      await timeLog('admin', { sortBy }),
      await timeLog('admin', { sortBy, descending: 'true' }),
    ];
    const [first, last] = [up.observations[0]!, down.observations[0]!];
    expect([up.total, down.total]).toEqual([3, 3]);
    const figure = first[sortBy];
    if (typeof figure === 'number') expect(figure).toBeLessThanOrEqual(last[sortBy] as number);
    else expect(String(figure).localeCompare(String(last[sortBy]))).toBeLessThanOrEqual(0);
    const search = new URLSearchParams({ ...span, sortBy, descending: 'true', format: 'csv' });
    const { text } = await csv(`/observations/metrics?${search}`, 'admin');
    const inFile = text
      .split('\r\n')
      .slice(1, -2)
      .map((line) => line.split('","')[2]!);
    expect(inFile).toEqual(await names({ sortBy, descending: 'true' }));
  }
});

it('months without an interaction are zeros, and filters sent empty ask for nothing', async () => {
  const empty = {
    grouping: '',
    sortBy: '',
    descending: '',
    page: '',
    rowsPerPage: '',
    query: '',
  } as unknown as Query;
  const log = await timeLog('admin', {
    ...empty,
    start_date: '02/28/2026',
    end_date: '2026-05-01T00:00:00.000Z',
  });
  const zero = { count: 0, sum: 0, avg: 0 };
  expect(log.months).toEqual(['2026-02', '2026-03', '2026-04', '2026-05']);
  for (const { monthly } of [...log.observations, log.totals]) {
    expect(Object.keys(monthly)).toEqual(log.months);
    expect(monthly['2026-05']).toEqual(zero);
  }
});

it('tools of one name are counted apart, under names that say so', async () => {
  const named = (uid: string) => ({ uid, name: 'Walkthrough', tool_type: 'Observation' }) as const;
  await reports.receiveEvent({
    type: 'tool_set.updated',
    entity_uid: 'set',
    revision: 1,
    data: {
      tool_set: {
        uid: 'set',
        config_entity: 'Organization',
        config_uid: lakeside,
        tools: [named('one'), named('two')].map((tool) => ({
          ...tool,
          structured: false,
          categories: [],
          deleted: false,
        })),
      },
    },
  });
  const made = (uid: string, tool_uid: string) =>
    anInteraction(strangerCoach, strangerCoachee, { organization_uid: lakeside, uid, tool_uid });
  await reports.receive({ interactions: [made('w1', 'one'), made('w2', 'two'), made('w3', 'two')] });
  const log = await reports.call('getToolLog', { query: span }, actors.strangerAdmin);
  expect(log.totals.tools).toEqual({ Observation: 1, Walkthrough: 1, 'Walkthrough (2)': 2 });
  expect(log.rows[0]!.tools).toEqual(log.totals.tools);
  for (const uid of ['w1', 'w2', 'w3']) await reports.deleted({ uid, entity_type: 'observation' }, 2);
});

it('of one coachee, by path, says who that is; the tool log counts tools under their names', async () => {
  const ofClient = { params: { client_uid: coachee.uid }, query: span };
  expect(await reports.call('getTimeLogOfClient', ofClient, actors.coach)).toMatchObject({
    user: { username: coachee.username },
    total: 2,
  });
  const log = await reports.call('getToolLog', { query: span }, actors.admin);
  expect(log).toMatchObject({ total: 3, totals: { tools: { Conversation: 1, Observation: 3 } } });
  expect(await reports.call('getToolLogOfClient', ofClient, actors.coach)).toMatchObject({ total: 2 });
});

it('of one tool, the tool log and its file hold the rows in which it was used, and its uses alone', async () => {
  const conversation = { query: { ...span, tool: 'Conversation' } };
  const log = await reports.call('getToolLog', conversation, actors.admin);
  expect(log).toMatchObject({ total: 1, tool_names: ['Conversation', 'Observation'] });
  expect(log.totals.tools).toEqual({ Conversation: 1 });
  expect(log.rows.map(({ uid, tools }) => [uid, tools])).toEqual([['group', { Conversation: 1 }]]);
  const file = await csv(`/tool/metrics?format=csv&${new URLSearchParams(conversation.query)}`, 'admin');
  expect(file.text.split('\r\n')).toEqual([
    '\uFEFF"Organization","Programs","Coach","Coachee","Conversation"',
    expect.stringMatching(/^"Cedar Grove",.*,"1"$/),
    '"Total","","","","1"',
    '',
  ]);
  const ofClient = { params: { client_uid: coachee.uid }, query: { ...span, tool: 'Observation' } };
  const observed = await reports.call('getToolLogOfClient', ofClient, actors.coach);
  expect(observed).toMatchObject({ total: 1, rows: [{ uid: 'second', tools: { Observation: 2 } }] });
});

it('of a tool that nobody used there is nothing, and of all tools no names besides', async () => {
  const none = await reports.call('getToolLog', { query: { ...span, tool: 'Chalk' } }, actors.admin);
  expect(none).toMatchObject({ total: 0, rows: [], totals: { doc_count: 0, tools: { Chalk: 0 } } });
  expect(await reports.call('getToolLog', { query: span }, actors.admin)).not.toHaveProperty('tool_names');
});

it.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])(
  'a tool that is called as what every object has is a tool like others: %s',
  async (tool) => {
    const none = await reports.call('getToolLog', { query: { ...span, tool } }, actors.admin);
    expect(none).toMatchObject({ total: 0, rows: [], totals: { doc_count: 0 } });
    const file = await csv(`/tool/metrics?format=csv&${new URLSearchParams({ ...span, tool })}`, 'admin');
    expect(file.text).toContain(`"${tool}"`);
    expect(file.text).toContain('"Total","","","","0"');
  },
);

it('comes as a file with all pages, by the same filters, in which nothing is a formula', async () => {
  const evil = { ...people.secondCoach, username: '=HYPERLINK("//evil")', revision: 5 };
  await reports.receive({ people: [evil] });
  const { response, text } = await csv(
    '/observations/metrics?format=csv&rowsPerPage=1&page=2&grouping=individual&start_date=2026-03&end_date=2026-04',
    'admin',
  );
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toContain('time-log 2026-03 to 2026-04.csv');
  expect(text.split('\r\n')).toEqual([
    '\uFEFF"Organization","Programs","Coach","Coachee","Interactions","Minutes","Average minutes","Mar 2026 (minutes)","Apr 2026 (minutes)"',
    `"Cedar Grove","","'=HYPERLINK(""//evil"")","${otherCoachee.username}","1","7","7","7","0"`,
    `"Cedar Grove","Literacy","${coach.username}","${coachee.username}","2","60","30","40","20"`,
    '"Total","","","","3","67","22.33","47","20"',
    '',
  ]);
  const tools = await csv('/tool/metrics?format=csv&start_date=2026-03&end_date=2026-03', 'coachee');
  expect(tools.text.split('\r\n')[0]).toBe(
    '\uFEFF"Organization","Programs","Coach","Coachee","Interactions","Conversation","Observation","Mar 2026"',
  );
});

import { aPerson, asActor } from '@coaching/access/testing';
import { type InteractionFacts, MAX_PAGE_SIZE, PAGE_SIZE_OPTIONS } from '@coaching/contracts';
import { presentEmbed } from '@coaching/service-kit';
import { anInteraction } from '@coaching/service-kit/testing';
import { importInteractions } from '../import/import-interactions';
import { type ReportsForTest, startReportsForTest } from '../testing/reports-for-test';
import { COUNTED } from './interaction-search';

let reports: ReportsForTest;
beforeAll(async () => {
  reports = await startReportsForTest();
});
afterAll(() => reports.close());

/** A coach with a list of interactions, each with a client of that name. */
async function aCoachWith(...rows: (Partial<InteractionFacts> & { client?: string })[]) {
  const coach = aPerson('Coach');
  const interactions = rows.map(({ client = 'Client', ...more }) =>
    anInteraction(coach, aPerson(client), more),
  );
  await reports.receive({ interactions: [...interactions] });
  return { actor: asActor(coach), coach, interactions };
}

/** A coach with many rows, by title. */
async function aCoachWithMany(count: number, more: (index: number) => string = () => '') {
  const [coach, client] = [aPerson('Coach'), aPerson('Client')];
  const titles = Array.from({ length: count }, (_, index) => String(index).padStart(5, '0') + more(index));
  await importInteractions(
    reports.service.context,
    titles.map((title) => anInteraction(coach, client, { title })),
  );
  return asActor(coach);
}

const titlesFor = async (...args: Parameters<ReportsForTest['list']>) =>
  (await reports.list(...args)).observations.map(({ title }) => title);

it('is asked for one client by the path or, as the specification lists it, by client_uid', async () => {
  const { actor, interactions } = await aCoachWith({ client: 'Amara' }, { client: 'Daniel' });
  const { clients } = interactions[1]!;
  const listed = await reports.list(actor, { client_uid: clients[0]!.uid });
  expect(listed).toEqual(await reports.listWith(clients[0]!, actor));
  expect(listed).toMatchObject({ total: 1, observations: [{ uid: interactions[1]!.uid }] });
  expect(await reports.list(actor, { client_uid: '' })).toMatchObject({ user: null, total: 2 });
  const stranger = asActor(aPerson('Stranger'));
  const prying = reports.list(stranger, { client_uid: clients[0]!.uid });
  await expect(prying).rejects.toMatchObject({ status: 404 });
});

describe('a row', () => {
  it('says with whom, when, how long, what and with which tool, and nothing else', async () => {
    const [coach, client] = [
      aPerson('Coach'),
      aPerson('Client', { picture: '/api/files/u5XG1yqkJ7c0vQwZ3n9dTg.png' }),
    ];
    const facts = anInteraction(coach, client, { tool_uid: 'tool', organization_uid: 'cedar' });
    await reports.receive({ interactions: [facts] });
    expect(await reports.list(asActor(coach))).toEqual({
      user: null,
      total: 1,
      observations: [
        {
          uid: facts.uid,
          title: 'Fractions',
          timestamp: '2026-03-02T09:00:00.000Z',
          duration: 40,
          entity_type: 'observation',
          tool_uid: 'tool',
          tool_name: 'Observation',
          visibility: 'shared',
          user_embed: presentEmbed(coach),
          client_embed: presentEmbed(client),
        },
      ],
    });
  });

  it('of what was not started has no date and no duration', async () => {
    const { actor } = await aCoachWith({ timestamp: null, duration: null });
    expect((await reports.list(actor)).observations).toMatchObject([{ timestamp: null, duration: null }]);
  });

  it('of a conversation names everyone in it', async () => {
    const [coach, one, two] = [aPerson('Coach'), aPerson('One'), aPerson('Two')];
    const clients = [presentEmbed(one), presentEmbed(two)];
    await reports.receive({
      interactions: [anInteraction(coach, one, { entity_type: 'interview', clients })],
    });
    expect((await reports.list(asActor(coach))).observations[0]!.client_embed).toEqual(clients);
  });
});

describe('the order', () => {
  const rows = [
    { title: 'beta', client: 'Zoë', timestamp: '2026-03-02T09:00:00Z', duration: 5, tool_name: 'Rubric' },
    { title: 'Álpha', client: 'adam', timestamp: '2026-03-04T09:00:00Z', duration: null, tool_name: 'Talk' },
    { title: 'Gamma', client: 'Émile', timestamp: null, duration: 40, tool_name: 'Observation' },
  ];
  it.each([
    [undefined, ['Álpha', 'beta', 'Gamma']],
    ['title', ['Álpha', 'beta', 'Gamma']],
    ['timestamp', ['Gamma', 'beta', 'Álpha']],
    ['duration', ['Álpha', 'beta', 'Gamma']],
    ['client', ['Álpha', 'Gamma', 'beta']],
    ['tool', ['Gamma', 'beta', 'Álpha']],
  ] as const)('by %s is what people expect, and its reverse on demand', async (sortBy, titles) => {
    const { actor } = await aCoachWith(...rows);
    expect(await titlesFor(actor, { sortBy })).toEqual(titles);
    expect(await titlesFor(actor, { sortBy, descending: 'true' })).toEqual([...titles].reverse());
  });
});

describe('a search', () => {
  it.each([
    ['', ['Fractions', 'Lesson plan', 'Wait time']],
    ['fract', ['Fractions']],
    ['WAIT', ['Wait time']],
    ['ines', ['Lesson plan', 'Wait time']],
    ['Inês wait', ['Wait time']],
    ['conver', ['Lesson plan']],
    ['observation omar', ['Fractions']],
    ['nothing', []],
    ['.*', []],
    ['(', []],
  ])('for "%s" looks through title, client and tool', async (query, titles) => {
    const { actor } = await aCoachWith(
      { title: 'Wait time', client: 'Inês' },
      { title: 'Fractions', client: 'Omar' },
      { title: 'Lesson plan', client: 'Ines', tool_name: 'Conversation' },
    );
    expect(await titlesFor(actor, { query })).toEqual(titles);
  });

  it('counts what it finds, not what there is', async () => {
    const { actor } = await aCoachWith({ title: 'One' }, { title: 'Two' }, { title: 'Twofold' });
    expect(await reports.list(actor, { query: 'two', rowsPerPage: 1 })).toMatchObject({
      total: 2,
      observations: [{ title: 'Two' }],
    });
  });
});

describe('a span of time', () => {
  it.each([
    [{}, ['Now', 'Tomorrow', 'Undated', 'Yesterday']],
    [{ from: '2026-03-02T09:00:00Z' }, ['Now', 'Tomorrow']],
    [{ to: '2026-03-02T09:00:00Z' }, ['Yesterday']],
    [{ from: '2026-03-02T09:00:00Z', to: '2026-03-03T09:00:00Z' }, ['Now']],
  ])('%j holds what is at its beginning and not what is at its end', async (span, titles) => {
    const { actor } = await aCoachWith(
      { title: 'Yesterday', timestamp: '2026-03-01T09:00:00Z' },
      { title: 'Now', timestamp: '2026-03-02T09:00:00Z' },
      { title: 'Tomorrow', timestamp: '2026-03-03T09:00:00Z' },
      { title: 'Undated', timestamp: null },
    );
    expect(await titlesFor(actor, span)).toEqual(titles);
  });
});

describe('the pages', () => {
  it('hold 50 rows until one chooses otherwise, and as many as one chose', async () => {
    const actor = await aCoachWithMany(60);
    expect((await reports.list(actor)).observations).toHaveLength(50);
    for (const rowsPerPage of PAGE_SIZE_OPTIONS) {
      const { observations, total } = await reports.list(actor, { rowsPerPage });
      expect(observations).toHaveLength(rowsPerPage || 60);
      expect(total).toBe(60);
    }
  });

  it('follow one another without a gap or an overlap, also between rows that are alike', async () => {
    const { actor, interactions } = await aCoachWith(...Array.from({ length: 7 }, () => ({ title: 'Same' })));
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => reports.list(actor, { page, rowsPerPage: 3, sortBy: 'timestamp' })),
    );
    expect(pages.map(({ observations }) => observations.length)).toEqual([3, 3, 1, 0]);
    const uids = pages.flatMap(({ observations }) => observations.map(({ uid }) => uid));
    expect([...uids].sort()).toEqual(interactions.map(({ uid }) => uid).sort());
  });

  it('never hold more than the cap, also when one asks for all or more', async () => {
    const actor = await aCoachWithMany(MAX_PAGE_SIZE + 5);
    for (const rowsPerPage of [0, MAX_PAGE_SIZE + 5]) {
      const first = await reports.list(actor, { rowsPerPage });
      expect(first.observations).toHaveLength(MAX_PAGE_SIZE);
      expect(first.total).toBe(MAX_PAGE_SIZE + 5);
      const second = await reports.list(actor, { rowsPerPage, page: 2 });
      expect(second.observations.map(({ title }) => title)[0]).toBe('01000');
      expect(second.observations).toHaveLength(5);
    }
  });

  it('of a search for several words go on past what was counted, to the last', async () => {
    const hits = COUNTED + 70;
    const words = (index: number) => (index < hits ? ' read aloud' : index % 2 === 0 ? ' read' : ' aloud');
    const actor = await aCoachWithMany(hits + 40, words);
    const page = (number: number) => reports.list(actor, { query: 'aloud read', page: number });
    expect(await page(1)).toMatchObject({ total: COUNTED + 1, more: true });
    const numbers = [];
    let number = 1;
    // As a client does that knows of no `more`.
    for (let total = 1; (number - 1) * 50 < total; number += 1) {
      const { observations, ...counted } = await page(number);
      numbers.push(...observations.map(({ title }) => Number.parseInt(title, 10)));
      total = counted.total;
    }
    expect(numbers).toEqual(Array.from({ length: hits }, (_, index) => index));
    const last = await page(number - 1);
    expect(last).toMatchObject({ total: hits });
    expect(last).not.toHaveProperty('more');
  });

  it.each([
    ['an unknown column', 'sortBy=user', 'sortBy'],
    ['a page before the first', 'page=0', 'page'],
    ['a page that is no number', 'page=one', 'page'],
    ['a negative page size', 'rowsPerPage=-5', 'rowsPerPage'],
    ['a direction that is none', 'descending=down', 'descending'],
    ['a search that is too long', `query=${'x'.repeat(201)}`, 'query'],
    ['a moment that is none', 'from=soon', 'from'],
    ['two searches at once', 'query=a&query=b', 'query'],
  ])('are refused for %s', async (_what, query, path) => {
    const { actor } = await aCoachWith();
    const headers = { 'x-actor-token': reports.tokenOf(actor) };
    const response = await fetch(`${reports.origin}/observations?${query}`, { headers });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path }] });
  });
});

import { binPath, callRows, type DeletedObject, isBinPath, type ServiceName } from '@coaching/contracts';
import { answeredWith, servicesForTest, wheres } from '../testing/services-for-test';
import { servicesWithBins } from './ask-bins';

const object = (service: ServiceName, title: string, deleted_at: string): DeletedObject => ({
  service,
  kind: 'thing',
  uid: title,
  noun: 'Thing',
  title,
  place: '',
  deleted_at,
  deleted_by: null,
  deleted_by_name: '',
  path: null,
});
const day = (number: number) => `2026-03-0${number}T10:00:00.000Z`;

it('asks every service that has such calls', () => {
  expect([...servicesWithBins].sort()).toEqual(
    ['content', 'conversations', 'identity', 'observations', 'rubrics', 'tools'].sort(),
  );
  const owned = callRows.filter(([, { path }]) => isBinPath(path));
  expect(owned.every(([, { audience }]) => audience === 'internal')).toBe(true);
});

describe.each(wheres)('the recycle bin of services %s', (where) => {
  const test = servicesForTest(where);
  const { ask } = test;

  /** What each service answers about its bin: an answer, or a status. */
  function withBins(
    bins: Partial<Record<ServiceName, DeletedObject[] | number>>,
    since: Partial<Record<ServiceName, string>> = {},
  ) {
    for (const service of servicesWithBins)
      test.dummies.overrides.set(binPath(service), ({ url }, response) => {
        const bin = bins[service] ?? [];
        const status = typeof bin === 'number' ? bin : 200;
        const all = typeof bin === 'number' ? [] : bin;
        const asked = new URL(url!, 'http://service').searchParams;
        const [page, size] = [Number(asked.get('page')), Number(asked.get('rowsPerPage'))];
        const nouns = all.length > 0 ? [`Of ${service}`] : [];
        const objects = all.slice((page - 1) * size, page * size);
        const answer = { objects, total: all.length, nouns, since: since[service] ?? null };
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify(status === 200 ? answer : { message: 'no' }));
      });
  }
  const asked = () => test.dummies.requests.filter(({ url }) => isBinPath(url));
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    ask('/undelete', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it('is one list, sorted through all services, of who calls', async () => {
    withBins({
      rubrics: [object('rubrics', 'c', day(3)), object('rubrics', 'a', day(1))],
      tools: [object('tools', 'b', day(2))],
    });
    const answer = await answeredWith(await ask('/recycle_bin?rowsPerPage=2'));
    expect(answer).toMatchObject({
      status: 200,
      body: { total: 3, away: [], nouns: ['Of rubrics', 'Of tools'], objects: [{ uid: 'c' }, { uid: 'b' }] },
    });
    expect(asked().map(({ caller }) => [caller?.actor?.uid, caller?.internal])).toEqual(
      servicesWithBins.map(() => ['coach', true]),
    );
    const second = await answeredWith(await ask('/recycle_bin?rowsPerPage=2&page=2&query=x&noun=Thing'));
    expect(second.body).toMatchObject({ total: 3, objects: [{ uid: 'a' }] });
    expect(asked().at(-1)!.url).toMatch(
      /\?query=x&noun=Thing&sortBy=deleted_at&descending=true&page=1&rowsPerPage=4$/,
    );
  });

  it('has every page, however far back, and says from when on a service does not list everything', async () => {
    const many = Array.from({ length: 1003 }, (_, index) => object('rubrics', String(1000 + index), day(2)));
    withBins({ rubrics: many, tools: [object('tools', 'b', day(1))] }, { rubrics: day(2), tools: day(1) });
    const { body } = await answeredWith(await ask('/recycle_bin?rowsPerPage=100&page=11'));
    expect(body).toMatchObject({
      total: 1004,
      since: day(2),
      objects: ['2000', '2001', '2002', 'b'].map((uid) => ({ uid })),
    });
    await ask(`/recycle_bin?before=${day(2)}`);
    expect(new URL(asked().at(-1)!.url, 'http://service').searchParams.get('before')).toBe(day(2));
    expect(await answeredWith(await ask('/recycle_bin?page=1000000'))).toMatchObject({
      body: { objects: [], total: 1004 },
    });
  });

  it('names the services that do not answer, and shows the rest', async () => {
    withBins({ rubrics: 500, identity: 404, tools: [object('tools', 'b', day(2))] });
    const { body } = await answeredWith(await ask('/recycle_bin'));
    expect(body).toMatchObject({ total: 1, objects: [{ uid: 'b' }] });
    expect([...(body as { away: string[] }).away].sort()).toEqual(['identity', 'rubrics']);
  });

  it('refuses a query that makes no sense', async () => {
    withBins({});
    expect((await ask('/recycle_bin?sortBy=secret')).status).toBe(400);
    expect((await ask('/recycle_bin?page=0')).status).toBe(400);
    expect(asked()).toEqual([]);
  });

  it('brings back by the owner, which gets the reference and nothing else', async () => {
    test.dummies.overrides.set(binPath('rubrics'), (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}'),
    );
    const obj = object('rubrics', 'a', day(1));
    expect(await answeredWith(await post({ obj }))).toEqual({ status: 200, body: { ok: true } });
    expect(asked().at(-1)).toMatchObject({
      method: 'POST',
      url: binPath('rubrics'),
      body: JSON.stringify({ obj: { service: 'rubrics', kind: 'thing', uid: 'a' } }),
      caller: { actor: { uid: 'coach' }, internal: true },
    });
  });

  it.each([404, 409, 403])('tells what the owner says against it: %s', async (status) => {
    withBins({ rubrics: status });
    const obj = { service: 'rubrics', kind: 'thing', uid: 'a' };
    expect(await answeredWith(await post({ obj }))).toEqual({ status, body: { message: 'no' } });
    expect(await answeredWith(await ask('/recycle_bin/rubrics/thing/a'))).toEqual({
      status,
      body: { message: 'no' },
    });
  });

  it('says what comes back along by its owner, and what other services add to that', async () => {
    const previews = { tools: ['Room'], conversations: ['3 questions'], rubrics: 404, content: 500 };
    for (const service of servicesWithBins)
      test.dummies.overrides.set(`${binPath(service)}/category/one`, (_request, response) => {
        const along = previews[service as keyof typeof previews] ?? 404;
        response
          .writeHead(typeof along === 'number' ? along : 200, { 'content-type': 'application/json' })
          .end(JSON.stringify(typeof along === 'number' ? { message: 'no' } : { along, obstacles: [] }));
      });
    expect(await answeredWith(await ask('/recycle_bin/tools/category/one'))).toEqual({
      status: 200,
      body: { along: ['Room', '3 questions'], obstacles: [] },
    });
    expect((await ask('/recycle_bin/rubrics/category/one')).status).toBe(404);
  });

  it('says that an owner is away, and nothing of its insides', async () => {
    withBins({ rubrics: 500 });
    expect((await post({ obj: { service: 'rubrics', kind: 'thing', uid: 'a' } })).status).toBe(503);
    expect((await ask('/recycle_bin/rubrics/thing/a')).status).toBe(503);
  });

  it.each([
    {},
    { obj: null },
    { obj: { service: 'nobody', kind: 'thing', uid: 'a' } },
    { obj: { service: 'rubrics', kind: '../thing', uid: 'a' } },
    { obj: { service: 'rubrics', kind: 'thing' } },
    { obj: { service: 'rubrics', kind: 'thing', uid: 'a' }, more: true },
  ])('refuses %j', async (body) => {
    withBins({});
    expect((await post(body)).status).toBe(400);
    expect(asked()).toEqual([]);
  });

  it('has nothing of a service that keeps nothing deleted', async () => {
    const obj = { service: 'billing', kind: 'thing', uid: 'a' };
    expect((await post({ obj })).status).toBe(404);
    expect((await ask('/recycle_bin/billing/thing/a')).status).toBe(404);
    expect(asked()).toEqual([]);
  });

  it('is for who is signed in, and from our own pages', async () => {
    withBins({});
    const { address } = test.one;
    expect((await fetch(`${address}/api/recycle_bin`)).status).toBe(401);
    expect((await fetch(`${address}/api/recycle_bin/rubrics/thing/a`)).status).toBe(401);
    const obj = { service: 'rubrics', kind: 'thing', uid: 'a' };
    const body = JSON.stringify({ obj });
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(`${address}/api/undelete`, { method: 'POST', headers, body })).status).toBe(401);
    expect((await post({ obj }, { origin: 'https://elsewhere.test' })).status).toBe(403);
    expect((await ask('/undelete', { method: 'POST', body })).status).toBe(415);
    expect(asked()).toEqual([]);
  });

  it('is not reached by the way the gateway takes', async () => {
    const answer = await ask(binPath('rubrics'));
    expect(answer.status).toBe(404);
  });
});

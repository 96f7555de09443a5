/** What a long interactions list costs: a coach with 100,000 rows against one with 1,000, over HTTP in the same run. */

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Actor, CallInput, InteractionFacts, UserEmbed } from '@coaching/contracts';
import { startStore } from '@coaching/embedded';
import {
  ACTOR_TOKEN_HEADER,
  createActorTokens,
  createInProcessBus,
  createLogger,
  startService,
} from '@coaching/service-kit';
import { importInteractions, service as reportsService } from '@coaching/service-reports';
import { median, printRatio, timed } from '../ratio';

const SMALL = 1_000;
const LARGE = Number(process.env.INTERACTIONS_ROWS ?? 100_000);
const CLIENTS = 40;
const ROUNDS = 21;
const BAR = 1.5;

type Query = CallInput<'getInteractions'>['query'];

const actorSecret = 'bench-actor-secret-bench-actor-secret';
const tokens = createActorTokens(actorSecret);

const embed = (uid: string, username: string): UserEmbed => ({ uid, username, initials: 'P', picture: null });

const subjects = Array.from({ length: 24 }, (_, place) => `subject${place}`);

/** Rows of a coach: half of them are lessons, five have a word of their own, and each client has their share. */
function rowsOf(coach: string, count: number): InteractionFacts[] {
  return Array.from({ length: count }, (_, place) => {
    const client = place % CLIENTS;
    const kind = place % 2 === 0 ? 'Lesson' : 'Visit';
    const mark = place % (count / 5) === 4 ? ' zeppelin' : '';
    return {
      uid: `${coach}-${place}`,
      title: `${kind} on ${subjects[(place * 7919) % 23]} and ${subjects[(place * 104_729) % 19]}${mark}`,
      timestamp: new Date(Date.UTC(2020, 0, 1) + ((place * 7919) % count) * 60_000).toISOString(),
      end_timestamp: null,
      duration: (place * 31) % 90,
      entity_type: 'observation',
      tool_uid: null,
      tool_config_uid: null,
      tool_config_entity_uid: null,
      tool_name: 'Observation',
      visibility: place % 10 === 0 ? 'private' : 'shared',
      user_embed: embed(coach, 'Coach'),
      clients: [embed(`${coach}-client-${client}`, `Client Name${client}`)],
      organization_uid: 'organization',
      program_uid: null,
    };
  });
}

const actorOf = (uid: string): Actor => ({
  uid,
  username: uid,
  organization_uid: 'organization',
  roles: [],
  schools: [],
  licenses: [],
});

/** Pages that are somewhere else in a list of another length. */
const pageAt = (share: number) => (count: number) => Math.max(1, Math.round((count / 50) * share));

const questions: [name: string, query: (count: number) => Query][] = [
  ['page 1', () => ({})],
  ...(['title', 'timestamp', 'duration', 'client', 'tool'] as const).flatMap(
    (sortBy): [string, () => Query][] => [
      [`sorted by ${sortBy}`, () => ({ sortBy })],
      [`sorted by ${sortBy}, descending`, () => ({ sortBy, descending: 'true' })],
    ],
  ),
  ['a page in the middle', (count) => ({ page: pageAt(0.5)(count) })],
  ['the last page', (count) => ({ page: pageAt(1)(count) })],
  ['a page of 5', () => ({ rowsPerPage: 5 })],
  ['a page of all, which is 1,000', () => ({ rowsPerPage: 0 })],
  ['selective search (5 rows)', () => ({ query: 'zeppelin' })],
  ['selective search of two words (5 rows)', () => ({ query: 'lesson zeppelin' })],
  ['broad search (half of the rows)', () => ({ query: 'lesson' })],
  ['broad search, by date', () => ({ query: 'lesson', sortBy: 'timestamp' })],
  ['search that all rows are found by', () => ({ query: 'observation' })],
  ['search for a client (1 in 40; more rows to sort)', () => ({ query: 'name7' })],
  ['broad search of two words, one of them in all rows', () => ({ query: 'lesson client' })],
  ['search of two words (1 in 80; counted one by one)', () => ({ query: 'visit name7' })],
  ['broad search of two words (counted one by one)', () => ({ query: 'lesson subject1' })],
];

async function main(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'interactions-bench-'));
  const store = await startStore({ directory, worker: true, durable: false });
  const bus = createInProcessBus();
  const log = createLogger({ name: 'bench', level: 'silent' });

  /** The service on a database of its own, with a coach who has that many rows. */
  async function reportsWith(count: number) {
    const coach = `coach-of-${count}`;
    const environment = { mongoUrl: store.url, databasePrefix: `of_${count}_`, actorSecret, bus, log };
    const service = await startService(reportsService, environment);
    await importInteractions(service.context, rowsOf(coach, count));
    const server = createServer(service.handler);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const ask = async (query: Query, path = '/observations', caller = coach) => {
      const headers = { [ACTOR_TOKEN_HEADER]: tokens.sign({ actor: actorOf(caller) }) };
      const search = new URLSearchParams(query as Record<string, string>);
      const response = await fetch(`${origin}${path}?${search}`, { headers });
      const body = (await response.json()) as { total: number; observations: unknown[] };
      if (!response.ok || body.observations.length === 0) throw new Error(`${search}: ${response.status}`);
    };
    const stop = async () => {
      server.close();
      server.closeAllConnections();
      await service.stop();
    };
    return { count, coach, ask, service, stop };
  }

  const small = await reportsWith(SMALL);
  const large = await reportsWith(LARGE);

  /** Medians of many askings, the one and the other by turns. */
  async function compare(name: string, one: () => Promise<void>, other: () => Promise<void>): Promise<void> {
    const times: [number[], number[]] = [[], []];
    for (let round = -2; round < ROUNDS; round += 1) {
      const [first, second] = [await timed(one), await timed(other)];
      if (round < 0) continue;
      times[0].push(first);
      times[1].push(second);
    }
    const [few, many] = [median(times[0]), median(times[1])];
    printRatio(name, many / few, `${many.toFixed(1)} ms, ${few.toFixed(1)} ms`, many / few <= BAR);
  }

  for (const [name, query] of questions) {
    await compare(
      name,
      () => small.ask(query(SMALL)),
      () => large.ask(query(LARGE)),
    );
  }
  const withClient = (of: typeof small) => () =>
    of.ask({}, `/observations/${of.coach}-client-1`, `${of.coach}-client-1`);
  await compare('a client’s own list', withClient(small), withClient(large));
  // The same few rows, in an organisation whose other coaches have all the others.
  const beside = 'coach-beside';
  await importInteractions(large.service.context, rowsOf(beside, SMALL));
  const among = (query: Query) => () => large.ask(query, '/observations', beside);
  await compare('1,000 rows among 100,000 of others', () => small.ask({}), among({}));
  const lesson = { query: 'lesson' };
  await compare('search in 1,000 among 100,000 of others', () => small.ask(lesson), among(lesson));

  await small.stop();
  await large.stop();
  await bus.close();
  await store.stop();
  rmSync(directory, { recursive: true, force: true });
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});

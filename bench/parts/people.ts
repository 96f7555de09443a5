/** What a large organisation costs who looks through its people: 50,000 of them against 500, over HTTP in the same run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStore } from '@coaching/embedded';
import { compareSizes } from '../compare';
import { organization, program } from '../people/rows';
import { type AskedPeople, peopleWith } from '../people/service';

/** The most that the large organisation may cost, times the small one. */
const BAR = 1.5;
const MANY = Number(process.env.PEOPLE ?? 50_000);
const FEW = 500;

const of = { organization_uid: organization };
/** Few rows, so that a page is full in the small one, too. */
const found = (query: string, rowsPerPage = '5') => ({ ...of, query, rowsPerPage });

/** What is asked of that many people. */
const asked: readonly (readonly [name: string, query: (count: number) => AskedPeople])[] = [
  ['page 1', () => of],
  ['a page in the middle', (count) => ({ ...of, page: count / 50 / 2 })],
  ['of a program', () => ({ program_uid: program })],
  ...(['last_name', 'first_name', 'username', 'email'] as const).flatMap((sortBy) => [
    [`sorted by ${sortBy}, descending`, () => ({ ...of, sortBy, descending: 'true' })] as const,
  ]),
  ['of a role', () => ({ ...of, role: 'Coach', rowsPerPage: '50' })],
  ['search: a common name', () => found('garcia')],
  ['search: two common names', () => found('maria garcia', '1')],
  ['search: inside common names', () => found('art')],
  ['search: a rare name (5 rows)', () => found('zeppelin')],
  ['search: inside a rare name (5 rows)', () => found('eppel')],
  ['search: two letters', () => found('ma')],
  ['search: an address', () => found('person-17@')],
  ['search: no hit', () => found('xylophone')],
];

async function main(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'people-bench-'));
  const store = await startStore({ directory, worker: true, durable: false });
  const small = await peopleWith(store.url, FEW);
  const large = await peopleWith(store.url, MANY);
  for (const [name, query] of asked)
    await compareSizes(
      name,
      {
        few: () => small.ask(query(small.count)),
        many: () => large.ask(query(large.count)),
      },
      BAR,
    );
  await small.stop();
  await large.stop();
  await store.stop();
  rmSync(directory, { recursive: true, force: true });
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});

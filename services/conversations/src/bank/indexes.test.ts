import type { CallInput } from '@coaching/contracts';
import { lookedAt } from '@coaching/service-kit/testing';
import { importQuestions } from '../import/import-questions';
import { bankForTest } from '../testing/bank-for-test';

const COUNT = 400;
const PAGE = 10;
const bank = bankForTest();

beforeEach(async () => {
  const { here, tool, category, other, coach } = bank.school;
  const rows = Array.from({ length: COUNT }, (_, place) => ({
    uid: `${here}-${place}`,
    question: `<p>${place % 2 ? 'Reading' : 'Drafting'} lesson ${place % 100 === 7 ? 'рыба' : ''} ${place}</p>`,
    category: place % 40 === 0 ? category : other,
    question_type: tool.uid,
    user: coach.uid,
    hidden_orgs: place % 100 === 3 ? [here] : [],
    ...(place % 3 === 0
      ? { offered: 'system' as const, organization_uid: null, program_uid: null }
      : { offered: 'organization' as const, organization_uid: here, program_uid: null }),
  }));
  await importQuestions(bank.conversations.service.context, rows);
});

/** What the store looks at for a list, as it explains each query that the service makes of the bank. */
async function looked(query: Partial<CallInput<'getQuestions'>['query']>) {
  const { connection } = bank.conversations.service.context;
  return lookedAt(connection, 'Question', () => bank.answer('coach', { rowsPerPage: PAGE, ...query }));
}

/** The page itself, the hidden rows, and what is looked at in each of the two lists that it is put together from. */
const FEW = PAGE + COUNT / 100 + 2 * 2 * PAGE;

it.each(['question', 'category', 'user', 'updated_at', 'favorite'] as const)(
  'a page sorted by %s is read in the order of an index, either way, and hardly anything besides',
  async (sortBy) => {
    for (const descending of ['true', 'false']) {
      const { rows, ...how } = await looked({ sortBy, descending });
      expect(how).toEqual({ isScanned: false, isSorted: false });
      expect(rows).toBeLessThanOrEqual(FEW);
    }
  },
);

it('a page far into the list is read around where it stands', async () => {
  const { rows, ...how } = await looked({ sortBy: 'question', page: COUNT / PAGE / 2 + 5 });
  expect(how).toEqual({ isScanned: false, isSorted: false });
  expect(rows).toBeLessThan(COUNT / 2);
});

it('a page that was read before, and the one after it, are read right where they stand', async () => {
  const far = COUNT / PAGE / 2 + 5;
  await looked({ sortBy: 'user', page: far });
  for (const page of [far, far + 1]) {
    const { rows, ...how } = await looked({ sortBy: 'user', page });
    expect(how).toEqual({ isScanned: false, isSorted: false });
    // Each once to find it, with some more in each of the two lists, and once to show it.
    expect(rows).toBeLessThan(PAGE * 8);
  }
});

it('a category is read from its own list', async () => {
  const { rows, ...how } = await looked({ category: bank.school.category });
  expect(how).toEqual({ isScanned: false, isSorted: false });
  expect(rows).toBeLessThanOrEqual(FEW);
});

it.each([
  ['рыба', 4],
  ['lesson рыб', 4],
  ['zebra', 0],
  // Half of the rows have the one, half the other.
  ['reading drafting', 0],
])('a search for %s looks at nothing but what has the rarest piece', async (query, hits) => {
  // Each once to find it, and once to show it.
  expect(await looked({ query })).toEqual({ rows: 2 * hits, isScanned: false, isSorted: false });
});

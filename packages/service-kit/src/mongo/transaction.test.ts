import type { ClientSession, MongoClient } from 'mongodb';
import { OthersWereQuicker, transactionsOn } from './transaction';

/** A database where every transaction meets others, and is tried again each second. */
function contended() {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const session = {
    async withTransaction(body: () => Promise<unknown>) {
      for (;;) {
        await body();
        now += 1000;
      }
    },
    commitTransaction: async () => {},
  };
  const client = {
    withSession: (work: (session: ClientSession) => unknown) => work(session as unknown as ClientSession),
  };
  return client as unknown as MongoClient;
}

afterEach(() => jest.restoreAllMocks());

it('gives up where others are always quicker, and says nothing of what it did not do', async () => {
  const send = jest.fn();
  const outbox = { write: async () => {} } as unknown as Parameters<typeof transactionsOn>[1];
  const sessions = { claim: async () => {} };
  const transaction = transactionsOn(contended(), outbox, { send }, sessions, () => {});
  const tried = jest.fn(async ({ signal }) => signal('entity_changed', 'a'));
  await expect(transaction(tried)).rejects.toThrow(OthersWereQuicker);
  expect(tried.mock.calls.length).toBeGreaterThan(10);
  expect(send).not.toHaveBeenCalled();
});

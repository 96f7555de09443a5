import type { Snapshot } from '../storage/environment';
import { Conflicts } from './conflicts';
import { Transaction } from './transaction';

const nothing: Snapshot = { get: () => undefined, range: () => [], release: () => undefined };

let conflicts: Conflicts;
let number = 0n;
beforeEach(() => {
  conflicts = new Conflicts();
});
const begin = () => new Transaction(++number, conflicts, nothing);
const commits = (transaction: Transaction, ...keys: string[]) => {
  for (const key of keys) conflicts.claimFor(transaction)(key);
  conflicts.committed(keys);
  transaction.finish('committed');
};

describe('of what was committed', () => {
  it('a transaction that began before may not change it', () => {
    const earlier = begin();
    commits(begin(), 'a');
    commits(begin(), 'a');
    commits(begin(), 'b');
    expect(() => conflicts.claimFor(earlier)('a')).toThrow('Write conflict');
    expect(() => conflicts.claimFor(begin())('a')).not.toThrow();
    expect(() => conflicts.claimFor(earlier)('c')).not.toThrow();
  });

  it('nothing is remembered that is older than every open transaction, though there is always one', () => {
    let open = begin();
    for (let at = 0; at < 100; at++) {
      const next = begin();
      commits(open, `key ${at}`);
      open = next;
    }
    expect(conflicts.remembered).toBeLessThanOrEqual(1);
    expect(() => conflicts.claimFor(open)('key 99')).toThrow('Write conflict');
    expect(() => conflicts.claimFor(open)('key 98')).not.toThrow();
    open.finish('aborted');
    expect(conflicts.remembered).toBe(0);
  });
});

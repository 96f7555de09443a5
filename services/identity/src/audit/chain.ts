import { createHash } from 'node:crypto';
import type { AuditEnd, AuditRecord } from './audit-record';

type Unhashed = Omit<AuditRecord, 'hash'>;

const named = (person: { uid: string; username: string } | null) => person && [person.uid, person.username];

/** All that an entry says, always in the same order. */
const canonical = (entry: Unhashed): string =>
  JSON.stringify([
    entry.previous,
    entry.uid,
    entry.organization_uid,
    entry.number,
    entry.at.toISOString(),
    entry.event,
    entry.result,
    named(entry.actor),
    named(entry.real),
    entry.about.map(named),
    entry.email,
    entry.target,
    entry.from,
    entry.request_id,
  ]);

/** SHA-256 of an entry with what the one before it was, in hex. */
export const hashOf = (entry: Unhashed): string =>
  createHash('sha256').update(canonical(entry)).digest('hex');

/** The entry at the end of a chain. */
export function chained(entry: Omit<Unhashed, 'previous' | 'number'>, end: AuditEnd | null): AuditRecord {
  const whole = { ...entry, previous: end?.hash ?? '', number: (end?.number ?? 0) + 1 };
  return { ...whole, hash: hashOf(whole) };
}

/**
 * What is wrong with a chain, as a sentence; null for nothing.
 * @param entries in their order
 */
export async function faultOf(
  entries: AsyncIterable<AuditRecord> | Iterable<AuditRecord>,
  end: AuditEnd | null,
): Promise<string | null> {
  let [number, hash] = [0, ''];
  for await (const entry of entries) {
    number += 1;
    if (entry.number !== number) return `Entry ${number} is not there.`;
    if (entry.previous !== hash) return `Entry ${number} does not follow the one before it.`;
    if (hashOf(entry) !== entry.hash) return `Entry ${number} was changed.`;
    hash = entry.hash;
  }
  if (number !== (end?.number ?? 0) || hash !== (end?.hash ?? ''))
    return `It ends with entry ${number}, and should with entry ${end?.number ?? 0}.`;
  return null;
}

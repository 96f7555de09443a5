import { rowOfKey } from '../months/log-tally';
import type { LogNames } from './log-names';
import { type CountedRow } from './log-source';

/** The order of names. */
export const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** What a row says in words. */
export interface RowWords {
  coach_name: string;
  client_name: string;
  organization: string;
  programs: string[];
}

/** What rows say in words, under the names of today. */
export async function wordsOfRows(
  names: LogNames,
  rows: readonly CountedRow[],
): Promise<(row: CountedRow) => RowWords> {
  const made = new Map(rows.map(({ _id }) => [_id, rowOfKey(_id)]));
  const people = new Set<string>();
  const organizations = new Set<string>();
  for (const { user, clients, organization_uid } of made.values()) {
    for (const uid of [user, ...clients]) people.add(uid);
    if (organization_uid !== null) organizations.add(organization_uid);
  }
  const [personOf, { organizationOf, programOf }] = await Promise.all([
    names.people(people),
    names.places([...organizations]),
  ]);
  return ({ _id, programs = [] }) => {
    const { user, clients, organization_uid } = made.get(_id)!;
    return {
      coach_name: personOf(user),
      client_name: clients.map(personOf).sort(byName.compare).join(', '),
      organization: organizationOf(organization_uid),
      programs: programs.flatMap((uid) => (uid && programOf(uid)) || []).sort(byName.compare),
    };
  };
}

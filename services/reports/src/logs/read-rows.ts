import { comparable, type LogRow } from '@coaching/contracts';
import type { MonthTallies } from '../months/month-tallies';
import type { MonthTally } from '../months/month-tally';
import type { LogNames } from './log-names';
import type { LogRequest } from './log-request';
import { type LogPart, LogSum } from './log-sums';

/** Coaches whose rows are read at a time. */
const AT_ONCE = 25;

/** A row as it is counted: a coach with the same coachees in one organisation. */
export interface CountedRow {
  user: string;
  clients: string[];
  organization_uid: string | null;
  parts: LogPart[];
  shown: Omit<LogRow, 'uid' | 'entity_type'>;
}

/** Tallies of one row. */
interface Group {
  _id: Pick<CountedRow, 'user' | 'clients' | 'organization_uid'>;
  programs: (string | null)[];
  parts: Pick<MonthTally, 'month' | 'tool' | 'entity_type' | 'rows' | 'minutes'>[];
}

/** What a log is read from. */
export interface LogSource {
  tallies: MonthTallies;
  names: LogNames;
}

/** Whether a row bears every word that is searched, in the name of somebody or of some place. */
export function rowFinder(query: string): (row: CountedRow['shown']) => boolean {
  const words = comparable(query).split(/\s+/).filter(Boolean);
  return ({ coach_name, client_name, organization, programs }) => {
    const text = comparable([coach_name, client_name, organization, ...programs].join('\n'));
    return words.every((word) => text.includes(word));
  };
}

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The tallies in use that a log is made of. */
export async function matching({ tallies }: LogSource, { filter }: LogRequest) {
  const { live } = await tallies.generations();
  return { generation: live, ...filter };
}

/** Rows of some coaches, under the names of today. */
async function rowsOfCoaches(
  { tallies, names }: LogSource,
  match: object,
  users: readonly string[],
): Promise<CountedRow[]> {
  const groups = await tallies.model.aggregate<Group>([
    { $match: { ...match, user: { $in: users } } },
    {
      $group: {
        _id: { user: '$user', clients: '$clients', organization_uid: '$organization_uid' },
        programs: { $addToSet: '$program_uid' },
        parts: {
          $push: {
            month: '$month',
            tool: '$tool',
            entity_type: '$entity_type',
            rows: '$rows',
            minutes: '$minutes',
          },
        },
      },
    },
  ]);
  const places = groups.flatMap(({ _id }) => _id.organization_uid ?? []);
  const [personOf, organizationOf, programOf, toolOf] = await Promise.all([
    names.people(groups.flatMap(({ _id }) => [_id.user, ..._id.clients])),
    names.organizations(places),
    names.programs(places),
    names.tools(groups.flatMap(({ parts }) => parts.map(({ tool }) => tool))),
  ]);
  return groups.map(({ _id, programs, parts }) => {
    const named = parts.map((part) => ({ ...part, tool: toolOf(part) }));
    return {
      ..._id,
      parts: named,
      shown: {
        organization: organizationOf(_id.organization_uid),
        programs: programs.flatMap((uid) => (uid && programOf(uid)) || []).sort(byName.compare),
        coach_name: personOf(_id.user),
        client_name: _id.clients.map(personOf).sort(byName.compare).join(', '),
        ...new LogSum().add(named).sums(),
      },
    };
  });
}

/**
 * The rows of a log that a search finds, by coach and then by coachee. They are read some coaches at a time, so that
 * they take the same memory however many there are.
 */
export async function* readRows(
  source: LogSource,
  request: LogRequest,
  query: string,
): AsyncGenerator<CountedRow> {
  const match = await matching(source, request);
  const coaches = await source.tallies.model.aggregate<{ _id: string }>([
    { $match: match },
    { $group: { _id: '$user' } },
  ]);
  const nameOf = await source.names.people(coaches.map(({ _id }) => _id));
  const users = coaches
    .map(({ _id }) => _id)
    .sort((one, other) => byName.compare(nameOf(one), nameOf(other)) || (one < other ? -1 : 1));
  const isFound = rowFinder(query);
  for (let start = 0; start < users.length; start += AT_ONCE) {
    const some = users.slice(start, start + AT_ONCE);
    const place = new Map(some.map((uid, index) => [uid, index]));
    const rows = await rowsOfCoaches(source, match, some);
    yield* rows
      .filter(({ shown }) => isFound(shown))
      .sort(
        (one, other) =>
          place.get(one.user)! - place.get(other.user)! ||
          byName.compare(one.shown.client_name, other.shown.client_name) ||
          byName.compare(one.shown.organization, other.shown.organization),
      );
  }
}

/** Orders rows by a column; those that are alike stay as they were. */
export function sortRows(
  rows: CountedRow[],
  { sortBy, descending }: { sortBy: keyof CountedRow['shown']; descending: boolean },
): CountedRow[] {
  const sign = descending ? -1 : 1;
  return rows.sort(({ shown: one }, { shown: other }) => {
    const [first, second] = [one[sortBy], other[sortBy]];
    return (
      sign *
      (typeof first === 'number' ? first - (second as number) : byName.compare(String(first), String(second)))
    );
  });
}

import type { GrowthPoint, RubricGrowth } from '@coaching/contracts';
import { timeKeyOf, timesOf } from './times';

/** Whom a sentence is about: oneself, somebody else by name, or a place by its name. */
export type Subject =
  | { kind: 'me' }
  | { kind: 'other'; name: string }
  /** A part is shown beside the group that it is a part of. */
  | { kind: 'group'; name: string; isPart?: boolean };

/** How a row went from its first to its last score; null where there are fewer than two. */
function moveOf(points: readonly GrowthPoint[]): 'up' | 'down' | 'same' | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  if (last.level === first.level) return 'same';
  return last.level > first.level ? 'up' : 'down';
}

const rowCount = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

/** "18 rows went up, 1 row went down and 4 stayed"; what did not happen is left out. */
function movesInWords(moves: readonly ('up' | 'down' | 'same')[]): string {
  const count = (wanted: string) => moves.filter((move) => move === wanted).length;
  const parts = [
    [count('up'), 'went up'],
    [count('down'), 'went down'],
    [count('same'), 'stayed'],
  ] as const;
  const said = parts.flatMap(([rows, verb]) => (rows > 0 ? [`${rowCount(rows)} ${verb}`] : []));
  const last = said.pop();
  return said.length > 0 ? `${said.join(', ')} and ${last}` : String(last);
}

/** What a picture of growth shows, in one or two sentences; null where there is nothing to show. */
export function growthSentence({ rubric, rows, people }: RubricGrowth, subject: Subject): string | null {
  const times = timesOf(rows);
  const [first, last] = [times[0], times.at(-1)];
  if (!first || !last) return null;
  const compared = rows.filter(({ points }) => moveOf(points) !== null);
  const moves = compared.flatMap(({ points }) => moveOf(points) ?? []);
  // A row that was not scored on the first or the last day is compared by other days than these.
  const isOverAll = compared.every(
    ({ points }) => timeKeyOf(points[0]!) === first.key && timeKeyOf(points.at(-1)!) === last.key,
  );
  const rest = rows.length - moves.length;
  const isGroup = subject.kind === 'group';
  const verb = subject.kind === 'me' ? 'You were' : `${subject.kind === 'other' ? subject.name : ''} was`;
  if (times.length === 1)
    return isGroup
      ? `Only ${first.label} has scores of enough people so far. Change shows from the second month on.`
      : `${verb} scored once by ${rubric.name}, on ${first.label}. Change shows from the second score on.`;
  const scored = isGroup
    ? `${people} people of ${subject.name} were scored by ${rubric.name}.`
    : `${verb} scored ${times.length} times by ${rubric.name}.`;
  if (moves.length === 0) return `${scored} No row was scored twice.`;
  const of = isGroup ? ', by the median of each month' : '';
  const left = rest > 0 ? `; ${rowCount(rest)} had fewer than two scores` : '';
  const span = isOverAll
    ? `From ${first.label} to ${last.label}`
    : `From the first ${isGroup ? 'month' : 'score'} of each row to its last, between ${first.label} and ${last.label}`;
  return `${scored} ${span}${of}, ${movesInWords(moves)}${left}.`;
}

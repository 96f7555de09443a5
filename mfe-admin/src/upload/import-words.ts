import type { PeopleImport } from '@coaching/contracts';

const number = (count: number) => count.toLocaleString('en-US');

/** Rows of an import that are applied, and how many are done with. */
export function progressOf({ states }: Pick<PeopleImport, 'states'>): { done: number; all: number } {
  const { waiting, skipped: _, ...others } = states;
  const done = Object.values(others).reduce((sum, count) => sum + count, 0);
  return { done, all: done + waiting };
}

/** How far an import is, as a sentence. */
export function progressWords(record: Pick<PeopleImport, 'states'>): string {
  const { done, all } = progressOf(record);
  return `${number(done)} of ${number(all)} are done.`;
}

/** What became of an import, in words. */
export function importWords({ status, states, outcomes }: PeopleImport): string {
  const { done, left, moved, refused } = states;
  const back = states['taken-back'];
  const parts = [
    ...(done > 0 ? [`${number(done)} brought in or changed`] : []),
    ...(back > 0 ? [`${number(back)} taken back`] : []),
    ...(left > 0 ? [`${number(left)} left`] : []),
    ...(moved + refused > 0 ? [`${number(moved + refused)} not done`] : []),
    ...(outcomes.there > 0 ? [`${number(outcomes.there)} here already`] : []),
    ...(status === 'running' ? [`${number(states.waiting)} waiting`] : []),
  ];
  return parts.length === 0 ? 'Nobody' : parts.join(', ');
}

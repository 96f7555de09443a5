import type { Totals } from '../totals/totals-repository';
import type { InteractionList } from './visible-interactions';

/** A list, and the words that are still to be looked for in it. */
interface WantedList {
  list: InteractionList;
  words: readonly string[];
}

/** The list of a word, when all rows with one client hold it and no others do. */
async function listOfWord(
  totals: Totals,
  list: InteractionList,
  word: string,
): Promise<InteractionList | null> {
  const [found, ...others] = await totals.countByClients(list.filter, word, 2);
  const [client, ...more] = found?.clients ?? [];
  if (!found || !client || others.length + more.length > 0) return null;
  const filter = { $and: [list.filter, { clients: client }] };
  const isAll = (await totals.count(filter)) === found.rows;
  return isAll ? { whose: 'clients', person_uid: client, filter } : null;
}

/**
 * A word that says no more than with which client narrows a coach's own list to that client's, which has indexes for
 * every order and counts of its own: so what is asked for costs the same, however long the coach's list is.
 */
export async function withoutClientNamed(totals: Totals, wanted: WantedList): Promise<WantedList> {
  const { list, words } = wanted;
  if (list.whose !== 'user') return wanted;
  const lists = await Promise.all(words.map((word) => listOfWord(totals, list, word)));
  const place = lists.findIndex((found) => found !== null);
  const found = lists[place];
  return found ? { list: found, words: words.filter((_, other) => other !== place) } : wanted;
}

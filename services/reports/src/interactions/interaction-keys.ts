import { comparable, type UserEmbed } from '@coaching/contracts';
import type { InteractionKeys } from './interaction-record';
import { wordsOf } from './interaction-words';

/** What finds a word in the lists of a person: rows that hold a word beginning with it, for one that begins it. */
export const findIn = (person_uid: string, word: string) => `${person_uid} ${word}`;

/** Keys of a row with this title, these people and this tool. */
export function interactionKeys(row: {
  title: string;
  user: string;
  clients: readonly string[];
  client_embeds: readonly UserEmbed[];
  tool_name: string;
}): InteractionKeys {
  const clientNames = row.client_embeds.map(({ username }) => username).join(', ');
  const words = wordsOf([row.title, clientNames, row.tool_name].join('\n'));
  const people = new Set([row.user, ...row.clients]);
  return {
    title: comparable(row.title),
    client: comparable(clientNames),
    tool: comparable(row.tool_name),
    words,
    finds: [...people].flatMap((person) => words.map((word) => findIn(person, word))),
  };
}
